import fs from 'node:fs'
import path from 'node:path'

const file = path.join(import.meta.dirname, 'common-passwords.txt')
const wordsOf = (text: string) => text.trim().split(/\s+/)
const [, ...everywhere] = fs.readFileSync(file, 'utf8').trim().split('\n')

/** What people choose most here, beyond what they choose everywhere. */
const here = wordsOf(`
  00000000 0123456 012345678 0123456789 0987654321 101010 1111111 121212 123123123 123456abc 147147
  222222 232323 252525 2580258 333333 420420 444444 456456 456789 555555 654321 686868 777777 789789
  888888 88888888 987654 9876543 98765432 987654321 9876543210 999999 99999999 aaaaaa aaaaaaaa
  abcabc abcd12345 abcdef abcdefg abcdefgh admin12 admin123 admin1234 admin12345 admin@123
  administrator adminadmin amitabh bharat bollywood chennai chennai123 cricket123 delhi123 demo123
  dhoni07 dragon123 everything gandhi ganesha google123 guest123 hello1234 hellohello helloworld
  hunter2 inconnu india1 india1947 india@123 jaimatadi jaishreeram jayshree kanchipuram krishna123
  lakshmi lakshmi123 master123 monkey123 mumbai murugan omsairam omnamahshivaya p@ssword parvathi
  pass@123 password! password. password0 password1234 password12345 password@123 passwordpassword
  qqqqqq radhakrishna radhekrishna rajesh rockyou saree123 saravana saraswati secret123 sachin
  sachin10 shiva123 srilakshmi test12345 testing123 tinkle user123 vijay123 welcome12 welcome123
  welcome1234 welcome@123 zaq1zaq1
`)

/** The passwords that people choose most, from those that were stolen and told; in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...everywhere.flatMap(wordsOf),
  ...here,
])
