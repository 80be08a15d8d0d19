-- Three letters in a row of what staff look for orders by (orders/search-queries.ts says the same words). pg_trgm is
-- in every PostgreSQL with its contrib modules, and the owner of a database may add it; without it a search reads all
-- orders, as before. A short list of what is pending: orders are written quickly, and a search reads little of it.
do $$
declare
  place text;
begin
  select n.nspname into place
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  if place is null then
    create extension pg_trgm with schema public;
    place := 'public';
  end if;
  execute format(
    'create index orders_words on orders using gin ((lower(number || chr(10) || mobile || chr(10) || full_name
      || chr(10) || email || chr(10) || coalesce(invoice_number, ''''))) %I.gin_trgm_ops) with (gin_pending_list_limit = 256)', place);
exception when insufficient_privilege or undefined_file or feature_not_supported or invalid_schema_name then
  raise warning 'orders are found without an index: %', sqlerrm;
end
$$;
