import {
  mostHandlingDays,
  mostHolidays,
  type ShopCalendar,
} from '#domain/delivery/shop-calendar.ts'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import { numberOf } from '../parts/forms/number-of.ts'

/** Working days and holidays as they stand in the form. Named as the server names them. */
export type CalendarValues = Record<'calendar.handlingDays' | 'calendar.cutOff', string> & {
  'calendar.workingDays': ShopCalendar['workingDays']
  'calendar.holidays': ShopCalendar['holidays']
}

export type CalendarFieldsProps = {
  values: CalendarValues
  faults: Record<string, string>
  onChange: (change: Partial<CalendarValues>) => void
}

export const calendarValues = (calendar: ShopCalendar): CalendarValues => ({
  'calendar.handlingDays': String(calendar.handlingDays),
  'calendar.cutOff': calendar.cutOff ?? '',
  'calendar.workingDays': calendar.workingDays,
  'calendar.holidays': calendar.holidays,
})

/** What the form says; what is wrong joins the `faults`. */
export function calendarIn(values: CalendarValues, faults: Record<string, string>): ShopCalendar {
  const handlingDays = numberOf(values['calendar.handlingDays'], 0, mostHandlingDays)
  if (handlingDays === null) faults['calendar.handlingDays'] = words.handlingBad(mostHandlingDays)
  const cutOff = values['calendar.cutOff'].trim()
  if (!/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(cutOff)) faults['calendar.cutOff'] = words.cutOffBad
  const workingDays = values['calendar.workingDays']
  if (workingDays.length === 0) faults['calendar.workingDays'] = words.workingDaysMissing
  const holidays = values['calendar.holidays']
  if (holidays.length > mostHolidays) faults['calendar.holidays'] = words.holidaysMany(mostHolidays)
  for (const [at, { day }] of holidays.entries())
    if (day === '') faults[`calendar.holidays.${at}.day`] = words.dayBad
  return { workingDays, holidays, handlingDays: handlingDays ?? 0, cutOff: cutOff || null }
}
