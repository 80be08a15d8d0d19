import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence around its links, in the order in which its language says them. */
export const Sentence = ({ parts }: { parts: ReactNode[] }) =>
  createElement(Fragment, null, ...parts)
