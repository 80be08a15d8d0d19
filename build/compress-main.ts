import { compress } from './compress.ts'

compress('dist/client')
