import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../../ui/price.tsx'
import { FactList } from '../fact-list.tsx'
import { TransferForm, type TransferProps } from './transfer-form.tsx'

/** The shop's account, and what to write into the transfer. */
export function BankPayment(props: TransferProps) {
  const { bank: words, transfer } = useWords('orders', english).pay
  const { order, payment } = props
  return (
    <>
      {payment.bank && (
        <>
          <p>{words.text}</p>
          <FactList
            facts={[
              [words.accountName, payment.bank.accountName],
              [words.accountNumber, payment.bank.accountNumber],
              [words.ifsc, payment.bank.ifsc],
              [words.bank, payment.bank.bank],
              [words.amount, rupees(payment.amount)],
              [words.reference, order.number],
            ]}
          />
        </>
      )}
      <TransferForm
        {...props}
        asks={{ title: transfer.bankTitle, label: transfer.bank_transfer }}
      />
    </>
  )
}
