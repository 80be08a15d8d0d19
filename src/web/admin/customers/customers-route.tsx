import { CustomersTab } from './customers-tab.tsx'

export default function CustomersRoute() {
  return <CustomersTab />
}
