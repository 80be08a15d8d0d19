import type { ReactNode } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { saidOf } from '#domain/attributes.ts'
import { inWordsOf } from '#domain/cloth/in-words.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Sentence } from '../ui/sentence.tsx'
import { SaidValues } from './said-values.tsx'

/** The saree in sentences, for whoever does not see its pictures: body, border, pallu, colours, cloth and weight. */
export function InWords({ product }: { product: Product }) {
  return <div {...useCachedHtml('in-words', <Inside product={product} />)} />
}

function Inside({ product }: { product: Product }) {
  const words = useWords('product', english).inWords
  const sentences = useSentences(product)
  return (
    <Accordion title={words.title} level="h2">
      {sentences.map(([name, sentence]) => (
        <p key={name} className="mt-2 first:mt-0">
          {sentence}
        </p>
      ))}
    </Accordion>
  )
}

/** In the order in which one would tell them; what the facts do not tell is left out. */
function useSentences(product: Product): [string, ReactNode][] {
  const words = useWords('product', english).inWords
  const { tone, texture, heft } = inWordsOf(product)
  const fact = (key: 'border' | 'pallu' | 'weight') => {
    const said = saidOf(product, key)
    return said && <span lang={langOf(product, `facts.${key}`)}>{said}</span>
  }
  const [border, pallu, weight] = [fact('border'), fact('pallu'), fact('weight')]
  const colour = <SaidValues product={product} keys={['color']} />
  const fabric = <SaidValues product={product} keys={['fabric']} />
  const told: Record<string, ReactNode> = {
    body: <Sentence parts={words.body[tone ?? 'unknown'](colour, fabric)} />,
    border: border && <Sentence parts={words.border(border)} />,
    pallu: pallu && <Sentence parts={words.pallu(pallu)} />,
    contrast: product.contrast && words.contrast[product.contrast],
    texture: texture && words.texture[texture],
    weight: heft && weight && <Sentence parts={words.weight[heft](weight)} />,
  }
  return Object.entries(told).filter(([, sentence]) => sentence)
}
