import { FigureList } from './figure-list.tsx'
import { FigureRemarks } from './figure-remarks.tsx'

/** What these texts of one form say of figures, and those that they may name. */
export const TextFigures = ({ texts }: { texts: readonly string[] }) => (
  <div>
    <FigureRemarks text={texts.join('\n')} />
    <FigureList className="mt-2" />
  </div>
)
