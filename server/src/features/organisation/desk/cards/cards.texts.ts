import type { Text } from '@kasama/contract/language'

/** What stands on a worker's login card, in her language. */
export const cardTexts = {
  hello: { eng: 'Hello!', phi: 'Kumusta!', ind: 'Halo!', mya: 'မင်္ဂလာပါ။' },
  helloName: { eng: 'Hello, {name}', phi: 'Kumusta, {name}', ind: 'Halo, {name}', mya: 'မင်္ဂလာပါ၊ {name}' },
  userId: { eng: 'User ID', phi: 'User ID', ind: 'User ID', mya: 'User ID' },
  password: { eng: 'Password', phi: 'Password', ind: 'Kata sandi', mya: 'စကားဝှက် (Password)' },
  scan: {
    eng: 'Scan to log in',
    phi: 'I-scan para mag-log in',
    ind: 'Pindai untuk masuk',
    mya: 'ဝင်ဖို့ စကန်ဖတ်ပါ',
  },
} satisfies Record<string, Text>
