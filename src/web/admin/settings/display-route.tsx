import { DisplayOptions } from './display-options.tsx'

export default function DisplayRoute() {
  return <DisplayOptions />
}
