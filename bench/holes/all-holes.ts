import { buying } from './buying.ts'
import { data } from './data.ts'
import { edge } from './edge.ts'
import type { Hole } from './hole.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { shelf } from './shelf.ts'

export const allHoles: Hole[] = [...people, ...buying, ...edge, ...shelf, ...data, ...money]
