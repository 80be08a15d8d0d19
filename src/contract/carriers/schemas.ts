import { z } from 'zod'
import { Printing } from '../orders/printing.ts'
import { Said } from '../said.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'

import {
  AllCarriers,
  BookingForm,
  CarrierChoices,
  CarrierForm,
  CarrierLabels,
  CarrierSettings,
  OneCarrier,
  OneShipping,
  ParcelPage,
  ParcelQuery,
  PostFileQuery,
  ReadTrackingFile,
  ShippingWays,
  TrackingFile,
  TrackingForm,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  carrierEvent: {
    summary: 'For carriers: what became of a parcel, signed with the secret that the shop gave.',
    answer: Said,
    errors: [401],
  },
  listCarriers: {
    summary: 'The carriers, what each wants to know (no secrets), and who carries which parcels.',
    answer: AllCarriers,
  },
  saveCarrier: {
    summary:
      'Switches a carrier on or off and keeps what it wants to know; a secret that is left empty stays.',
    input: CarrierForm,
    answer: CarrierSettings,
    errors: [404, 409],
  },
  tryCarrier: {
    summary: 'Signs in to a carrier with what is kept of it.',
    input: OneCarrier,
    answer: z.undefined(),
    errors: [404, 409],
  },
  saveCarrierChoices: {
    summary: 'Keeps who carries which parcels; the first row that fits an order is proposed.',
    input: CarrierChoices,
    answer: CarrierChoices,
    errors: [404, 409],
  },
  readShipping: {
    summary: 'Who may carry a parcel of an order, and what was booked for it.',
    input: OneShipping,
    answer: ShippingWays,
    errors: [404],
  },
  bookParcel: {
    summary:
      'Books a parcel of all that has not left yet with a carrier; the same once more is no second booking.',
    input: BookingForm,
    answer: ShippingWays,
    errors: [404, 409],
  },
  cancelBooking: {
    summary: 'Takes a booking back before its parcel leaves.',
    input: OneShipping,
    answer: ShippingWays,
    errors: [404, 409],
  },
  handOverBooking: {
    summary: 'A booked parcel has left: its order is on its way.',
    input: OneShipping,
    answer: ShippingWays,
    errors: [404, 409],
  },
  carrierLabels: {
    summary:
      'One file a carrier with the labels of what is booked with it of these orders and has not left.',
    input: Printing,
    answer: CarrierLabels,
    errors: [409],
  },
  listParcels: {
    summary: 'Parcels that have left, the newest first, and how far each is.',
    input: ParcelQuery,
    answer: ParcelPage,
  },
  noteTracking: {
    summary: 'Notes what became of a parcel, as its carrier or its driver said.',
    input: TrackingForm,
    answer: z.undefined(),
    errors: [404, 409],
  },
  readTrackingFile: {
    summary:
      'Reads a file in which a carrier tells of its parcels; rows that are known do nothing.',
    input: TrackingFile,
    answer: ReadTrackingFile,
    errors: [404],
  },
  parcelsCsv: {
    summary: 'The parcels of these orders as the file that a carrier books them from.',
    input: PostFileQuery,
    answer: textAs('text/csv'),
    errors: [404],
  },
}
