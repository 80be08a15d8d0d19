-- What browsers measured of real visits, as counts: nothing in it tells who anybody was.

create table vitals (
  -- Days since 1970 in India.
  day integer not null,
  -- LCP, INP, CLS, FCP, TTFB, or 'visit'.
  name text not null,
  page text not null,
  -- Logarithmic (server/performance/histogram.ts).
  bucket integer not null,
  count bigint not null,
  primary key (day, name, page, bucket)
);
