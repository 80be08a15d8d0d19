import { useLocation } from 'react-router'
import { nextPath } from './next-path.ts'

/** Where to go afterwards: these pages are each visitor's own, so the server knows it as well as the browser. */
export const useNext = () => nextPath(useLocation().search)
