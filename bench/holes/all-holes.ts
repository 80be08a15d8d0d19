import { buying } from './buying.ts'
import { data } from './data.ts'
import { edge } from './edge.ts'
import type { Hole } from './hole.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { shelf } from './shelf.ts'
import { told } from './told.ts'

export const allHoles: Hole[] = [
  ...people,
  ...buying,
  ...edge,
  ...data,
  ...money,
  ...shelf,
  ...told,
]
