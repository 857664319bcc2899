import type { Language } from '@kasama/contract/language'

export type DemoWorker = {
  username: string
  fullname: string
  language: Language
  /** Her employer's must-watch list, in order. */
  mustWatch: string[]
  /** Number of them she has completed; she is in the middle of the next one. */
  completed: number
  /** Lessons from before that list, one a month, all answered right at the first try: each earned a credit. */
  earlier?: string[]
  /** Days since she began with the list. */
  sinceDays: number
  /** One answer in this many was wrong at the first try. */
  mistakeEvery: number
  /** Minutes of the last 14 days, oldest first. */
  minutes: number[]
  /** Address her voucher was sent to. */
  address?: string
}

export type DemoEmployer = {
  username: string
  fullname: string
  /** `short_url` of the organisation or agency that pays for her. */
  org?: string
  /** Days until her plan ends; negative: since it ended; none: no plan. */
  planDays?: number
  /** She pays for it with a sandbox card; the plans of the others were given to them. */
  paysByCard?: true
  topics: number[]
  worker?: DemoWorker
}

/** Nobody here is real: their names say so, and their addresses end in .example. */
export const demoOrgs = [
  { name: 'Sample Homes Association', short_url: 'sample-homes' },
  { name: 'Example Agency', short_url: 'example-agency' },
]

const maria: DemoWorker = {
  username: 'maria88',
  fullname: 'Maria Sample',
  language: 'phi',
  mustWatch: [
    'singapore-help',
    'behaviour-first-week',
    'safety-windows',
    'safety-fire',
    'safety-burns',
    'chores-laundry',
    'chores-clean-safely',
    'cooking-safe-food',
    'elderly-falls',
    'elderly-wheelchair',
  ],
  completed: 8,
  sinceDays: 110,
  mistakeEvery: 8,
  minutes: [12, 0, 18, 9, 0, 24, 15, 0, 11, 20, 0, 8, 16, 10],
}

const siti: DemoWorker = {
  username: 'siti2025',
  fullname: 'Siti Contoh',
  language: 'ind',
  mustWatch: [
    'behaviour-first-week',
    'infant-safe-sleep',
    'infant-milk',
    'infant-bath',
    'child-choking',
    'safety-windows',
    'english-emergency',
  ],
  earlier: ['chores-laundry', 'cooking-rice', 'singapore-mrt', 'english-ask-again'],
  completed: 5,
  sinceDays: 60,
  // One of each lesson's three: none of these months earns a credit, whatever day it is.
  mistakeEvery: 3,
  minutes: [0, 14, 0, 0, 22, 10, 0, 6, 0, 17, 12, 0, 0, 9],
}

const thida: DemoWorker = {
  username: 'thida99',
  fullname: 'Thida Sample',
  language: 'mya',
  mustWatch: ['singapore-rest-day', 'money-salary', 'money-scams', 'cooking-rice', 'cooking-safe-food', 'safety-fire'],
  earlier: [
    'chores-laundry',
    'elderly-falls',
    'infant-milk',
    'english-ask-again',
    'child-reading',
    'behaviour-privacy',
  ],
  completed: 2,
  sinceDays: 12,
  mistakeEvery: 3,
  minutes: [0, 0, 0, 0, 7, 12, 0, 10, 0, 5, 0, 14, 0, 6],
  address: 'Blk 00 Sample Street 1\n#00-00, Singapore 000001',
}

export const demoEmployers: DemoEmployer[] = [
  {
    username: 'grace.demo@kasama.example',
    fullname: 'Grace Sample',
    planDays: 254,
    paysByCard: true,
    topics: [13, 7, 10, 20],
    worker: maria,
  },
  {
    username: 'hasan.demo@kasama.example',
    fullname: 'Hasan Example',
    planDays: 140,
    topics: [26, 11, 3],
    worker: siti,
  },
  { username: 'lin.demo@kasama.example', fullname: 'Lin Example', planDays: 130, topics: [7, 24, 16], worker: thida },
  { username: 'free.demo@kasama.example', fullname: 'Frida Sample', topics: [] },
  {
    username: 'org.demo@kasama.example',
    fullname: 'Olive Sample',
    org: 'sample-homes',
    planDays: 200,
    topics: [13, 20],
  },
  {
    username: 'agency.demo@kasama.example',
    fullname: 'Amir Example',
    org: 'example-agency',
    planDays: -10,
    topics: [],
  },
]
