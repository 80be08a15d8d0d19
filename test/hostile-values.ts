/** Texts that become SQL where a value is pasted into a statement; the last ones take seconds if they run. */
export const sqlTexts = [
  ...["'", "''", '"', '`', "')", "'))", '\\', "\\'", "' or '1'='1", "' or 1=1--", "') or ('a'='a"],
  ...[
    '1 or 1=1',
    '1) or (1=1',
    "1' and '1'='2",
    "' union select null--",
    '1; select 1',
    '-1 or 1=1',
  ],
  ...[
    "' union select username, password_hash from users--",
    '1 order by 99--',
    "admin'/*",
    "'||'a",
  ],
  ...[
    "'; drop table products;--",
    "'; update users set role='owner';--",
    '%',
    '_',
    '%%%%',
    '*',
    '!',
  ],
  ...[
    "' and extractvalue(1, 1)--",
    "' and 1=cast((select 1) as int)--",
    '(select 1)',
    '$1',
    '?',
    ':id',
  ],
  ...["'; select pg_sleep(5);--", '1 and (select 1 from pg_sleep(5))', "' || pg_sleep(5)--"],
  "' and 1=(select count(*) from (with recursive c(n) as (select 1 union all select n+1 from c where n<9000000) select n from c))--",
  "' and randomblob(900000000) is null--",
]

/** Ways out of a folder, in the spellings that servers and file systems have fallen for. */
export const wayOutTexts = [
  ...['../../../../../../etc/passwd', '..\\..\\..\\..\\windows\\win.ini', '/etc/passwd', './.env'],
  ...['....//....//....//etc/passwd', '..;/..;/etc/passwd', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
  ...[
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5c..%5cetc%5cpasswd',
  ],
  ...[
    '%252e%252e%252fetc%252fpasswd',
    '..%252f..%252f..%252fetc%252fpasswd',
    '..%c0%af..%c0%afetc',
  ],
  ...[
    '..%ef%bc%8f..%ef%bc%8fetc/passwd',
    '%00/etc/passwd',
    'a.jpg%00.html',
    '..%00/',
    '.%2e/.%2e/',
  ],
  ...[
    'file:///etc/passwd',
    '/proc/self/environ',
    '../shop.sqlite',
    '..%2fshop.sqlite',
    '../.git/HEAD',
  ],
  ...[
    '//etc/passwd',
    '/..%2f..%2f',
    '/%2e%2e',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    '/.%00./.%00./etc',
  ],
]

/** What a field of a number must not take for one. */
export const oddNumbers: unknown[] = [
  ...[-1, 0, 0.5, -0, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MAX_VALUE, 1.0000001],
  ...['NaN', 'Infinity', '-1', '0x10', '1e9', '1e309', '01', ' 1 ', '+1', '1,000', '9'.repeat(30)],
  ...[
    '१२३',
    '１',
    '0.1.2',
    '-0',
    '1_000',
    '9007199254740993',
    '2147483648',
    '99999999999999999999',
  ],
]

/** Texts that are hard to keep, to compare or to show. */
export const oddTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\nX-Evil: 1', 'a\nb', '\u202e\u0041', '\u2028', '\ufeff'],
  ...[
    '\ud800',
    'a\udfff',
    '👩‍👩‍👧‍👦',
    'İ',
    'ſ',
    'ﬀ',
    'Å',
    '\u0301'.repeat(200),
    'ﷺ'.repeat(50),
    'null',
  ],
  ...['undefined', 'true', '[]', '{}', '[object Object]', 'constructor', '__proto__', 'toString'],
  ...['hasOwnProperty', '{{7*7}}', '<%= 7*7 %>', '#{7*7}', '$where', 'javascript:alert(1)'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '=cmd|"/c calc"!A1',
    '-'.repeat(5000),
  ],
  ...[
    'a'.repeat(3000),
    '(a+)+$',
    '.*'.repeat(200),
    '!'.repeat(2000),
    '1970-01-01T00:00:00Z',
    '+275760-09-13',
  ],
]

/** Values of every kind where another kind is wanted. */
export const oddKinds: unknown[] = [
  ...[null, true, false, [], {}, [null], [[]], [1], ['a'], { a: 1 }, { $gt: '' }, { toString: 1 }],
  ...[
    { length: 1e9 },
    { '0': 'a', length: 1 },
    Array.from({ length: 2000 }, () => 'a'),
    nested(15),
  ],
]

export const hostileValues: unknown[] = [
  ...sqlTexts,
  ...wayOutTexts,
  ...oddNumbers,
  ...oddTexts,
  ...oddKinds,
]

export function nested(depth: number): unknown {
  let whole: unknown = 'a'
  for (let n = 0; n < depth; n++) whole = n % 2 ? [whole] : { a: whole }
  return whole
}

/** Whole bodies that no call expects, with what they say they are. */
export const hostileBodies: { type: string; text: string }[] = [
  ...[
    '',
    'null',
    '[]',
    '"a"',
    '1',
    '{',
    '{"a":}',
    'undefined',
    '\u0000',
    '[[[[',
    '{"a":1}{"a":2}',
  ].map(json),
  json('['.repeat(20_000) + ']'.repeat(20_000)),
  json(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  json(`{"a":"${'x'.repeat(99_000)}"}`),
  json(`{"a":"${'x'.repeat(110_000)}"}`),
  json('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  json('{"id":1,"id":2,"username":"a","username":"b"}'),
  json(`{${Array.from({ length: 5000 }, (_, n) => `"k${n}":${n}`).join(',')}}`),
  { type: 'text/plain', text: '{"a":1}' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1&a=2&a[]=3&__proto__[x]=1' },
  {
    type: 'application/xml',
    text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { type: 'multipart/form-data', text: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', text: '--x\r\n\r\n--x--' },
  { type: 'multipart/form-data; boundary=x', text: part('__proto__', 'a') },
  { type: 'multipart/form-data; boundary=x', text: part('name', 'a'.repeat(300_000)) },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data\r\n\r\na',
  },
  { type: 'application/json; charset=utf-7', text: '{"a":"+ADw-"}' },
  { type: '', text: '{"a":1}' },
]

function json(text: string) {
  return { type: 'application/json', text }
}

function part(name: string, value: string) {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
}
