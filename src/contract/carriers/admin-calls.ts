import { get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type { Printing } from '../orders/printing.ts'
import type {
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

const path = '/api/admin/carriers'

export const listCarriers = unkept(get<Nothing, AllCarriers>(path, 'staff:settings.shop'))
export const saveCarrier = put<CarrierForm, CarrierSettings>(
  `${path}/{code}`,
  'staff:settings.shop',
)
export const tryCarrier = post<OneCarrier, undefined>(`${path}/{code}/try`, 'staff:settings.shop')
export const saveCarrierChoices = put<CarrierChoices, CarrierChoices>(
  '/api/admin/carrier-choices',
  'staff:settings.shop',
)

/** The id is the order's. */
export const readShipping = unkept(
  get<OneShipping, ShippingWays>('/api/admin/orders/{id}/shipping', 'staff:orders.pack'),
)
export const bookParcel = post<BookingForm, ShippingWays>(
  '/api/admin/orders/{id}/bookings',
  'staff:orders.pack',
)
export const cancelBooking = post<OneShipping, ShippingWays>(
  '/api/admin/bookings/{id}/cancelling',
  'staff:orders.pack',
)
/** A booked parcel has been given to whoever fetched it. */
export const handOverBooking = post<OneShipping, ShippingWays>(
  '/api/admin/bookings/{id}/handing-over',
  'staff:orders.pack',
)

/** One file a carrier with the labels of what is booked with it of these orders and has not left. */
export const carrierLabels = unkept(
  get<Printing, CarrierLabels>('/api/admin/carrier-labels', 'staff:orders.pack'),
)

export const listParcels = unkept(
  get<ParcelQuery, ParcelPage>('/api/admin/parcels', 'staff:orders.pack'),
)
/** The id is the parcel's. */
export const noteTracking = post<TrackingForm, undefined>(
  '/api/admin/parcels/{id}/tracking',
  'staff:orders.pack',
)
export const readTrackingFile = post<TrackingFile, ReadTrackingFile>(
  `${path}/{code}/tracking-file`,
  'staff:orders.pack',
)
export const parcelsCsv = unkept(
  get<PostFileQuery, string>(`${path}/{code}/parcels.csv`, 'staff:orders.pack'),
)
