import { randomBytes } from 'node:crypto'
import { type Kind, prefixes } from './kinds'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')

export const newId = (kind: Kind): string => `${prefixes[kind]}_${randomText(24)}`
export const clientSecretOf = (id: string): string => `${id}_secret_${randomText(25)}`
