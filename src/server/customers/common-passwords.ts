/** The passwords that people choose most, of six characters or more, in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000 00000000 0123456 012345678 0123456789 0987654321 101010 102030 111111 1111111 11111111
  111222 112233 11223344 121212 123123 123123123 123321 1234321 123454321 12344321 123456 1234567
  12345678 123456789 1234567890 12345678910 123456a 123456aa 123456abc 123456q 123654 123abc
  123qwe 123qweasd 131313 142536 147147 147258 147258369 147852 159357 159753 1a2b3c 1a2b3c4d
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 222222 232323 246810 252525 2580258 258456 333333
  420420 444444 456123 456456 456789 555555 654321 666666 666999 686868 696969 741852 741852963
  753951 777777 7777777 789456 789456123 789789 7895123 852456 888888 88888888 963852 963852741
  987456 987654 9876543 98765432 987654321 9876543210 999999 99999999 a12345 a123456 a1b2c3
  a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcd123 abcd1234
  abcd12345 abcdef abcdefg abcdefgh access account admin1 admin12 admin123 admin1234 admin12345
  admin@123 administrator adminadmin amanda amazon america amitabh andrea andrew angel1 angela
  animal anthony anything apple123 apples arsenal ashley asdasd asdf1234 asdfasdf asdfgh asdfghj
  asdfghjk asdfghjkl asdqwe azerty babygirl badboy bailey banana barcelona baseball basketball
  batman beautiful bharat bismillah blessed blessing bollywood bonjour bubbles buster butterfly
  button changeme charlie cheese chelsea chennai chennai123 chicken chocolate christ computer
  cookie corvette cricket cricket123 dallas daniel default delhi123 demo123 dhoni07 dragon
  dragon123 eminem everything family ferrari flower flower1 football football1 forever forever1
  freedom friend friends fuckyou gandhi ganesh ganesha gangster george gfhjkm ginger google
  google123 guest123 hannah harley hello1 hello123 hello1234 hellohello helloworld hockey hunter
  hunter2 iloveu iloveyou iloveyou1 iloveyou2 inconnu india1 india123 india1947 india@123 internet
  jaimatadi jaishreeram jasmine jayshree jennifer jessica jesus1 jordan jordan23 joshua justin
  kanchipuram killer kingdom krishna krishna123 lakshmi lakshmi123 letmein letmein1 liverpool
  london lovely loveme lovers loveyou maggie manchester marina marlboro martin master master123
  matrix matthew maverick mercedes merlin michael michelle minecraft monkey monkey1 monkey123
  mother mumbai murugan mustang mylove naruto nicole nintendo nothing omsairam omnamahshivaya
  orange p@ssw0rd p@ssword pa55word pakistan parvathi pass123 pass1234 pass@123 passw0rd passwd
  password password! password. password0 password1 password12 password123 password1234
  password12345 password2 password@123 passwordpassword pepper phoenix please pokemon power123
  princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq qwaszx qwe123
  qweasd qweasdzxc qweqwe qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyu qwertyui qwertyuiop radhakrishna radhekrishna rajesh ranger robert rockyou
  samantha samsung saree123 saravana saraswati secret secret1 secret123 shadow shadow1 sairam
  sachin sachin10 shiva123 shopping silver snoopy soccer sparky spiderman srilakshmi star123
  starwars success summer sunshine sunshine1 superman superman1 superstar sweety taylor temp123
  temppass test12 test123 test1234 test12345 testing testing123 testtest thomas thunder tigger
  tinkle trustno1 unknown user123 username vanessa victoria vijay123 welcome welcome1 welcome12
  welcome123 welcome1234 welcome@123 whatever william winner winter yankees yellow zaq12wsx
  zaq1zaq1 zxcasdqwe zxcvbn zxcvbnm zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)
