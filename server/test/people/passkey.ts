import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

const present = 0x01
const verified = 0x04
const withKey = 0x40

type PasskeyOptions = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

/** An authenticator in software, with attestation `none`: it signs the given data for the given origin. */
export function softPasskey() {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')])
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ])
  const headOf = ({ rpId = 'kasama.test', isVerified = true, counter = 0 }: PasskeyOptions, extra: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([present | (isVerified ? verified : 0) | extra]), count])
  }
  const clientData = (type: string, challenge: string, { origin = 'http://kasama.test' }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    id: base64url(id),
    make(challenge: string, where: PasskeyOptions = {}) {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([headOf(where, withKey), Buffer.alloc(16), length, id, coseKey])
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const client_data = base64url(clientData('webauthn.create', challenge, where))
      return { id: base64url(id), client_data, attestation: base64url(attestation), transports: ['internal'] }
    },
    use(challenge: string, where: PasskeyOptions = {}) {
      const data = headOf(where, 0)
      const client = clientData('webauthn.get', challenge, where)
      return {
        id: base64url(id),
        client_data: base64url(client),
        authenticator_data: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}
export type SoftPasskey = ReturnType<typeof softPasskey>
