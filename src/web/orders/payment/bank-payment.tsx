import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../../ui/price.tsx'
import { CopyList } from './copy-list.tsx'
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
          <CopyList
            facts={[
              { name: words.accountName, shown: payment.bank.accountName },
              { name: words.accountNumber, shown: payment.bank.accountNumber },
              { name: words.ifsc, shown: payment.bank.ifsc },
              { name: words.bank, shown: payment.bank.bank },
              {
                name: words.amount,
                shown: rupees(payment.amount),
                copied: String(payment.amount),
              },
              { name: words.reference, shown: order.number },
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
