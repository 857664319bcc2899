import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { allInUnicode } from '@kasama/contract/burmese'
import type { Call } from '@kasama/contract/call'
import type { FastifyError, FastifyRequest } from 'fastify'
import { AppError, fail } from './errors'
import { fieldChecker } from './validation'

type Form = NonNullable<Call['form']>
export type ReadForm = { fields: Record<string, unknown>; files: Record<string, Buffer> }

const mostFields = 20
const mostFieldBytes = 262_144

/** The limits of the multipart parser for a form. */
export const formLimits = ({ files }: Form) => ({
  files: Object.keys(files).length,
  fields: mostFields,
  fieldSize: mostFieldBytes,
  fileSize: Math.max(...Object.values(files)),
})

/** An error of the multipart parser has a status if a limit was exceeded; any other error is a broken form. */
function broken(error: FastifyError | AppError): never {
  if (error instanceof AppError || error.statusCode) throw error
  return fail('invalid_input')
}

/** Reads a form as its call describes it: each field and each file once, no others, and no file that is too large. */
export function formReader(form: Form) {
  const check = fieldChecker(form.fields)

  async function take(part: MultipartFile | MultipartValue, { fields, files }: ReadForm) {
    const { fieldname: field } = part
    if (field in fields || field in files) return fail('invalid_input', { field })
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) return fail('too_large', { field })
      fields[field] = allInUnicode(part.value)
      return
    }
    const most = form.files[field] ?? fail('invalid_input', { field })
    const file = await part.toBuffer()
    if (part.file.truncated || file.length > most) return fail('too_large', { field })
    files[field] = file
  }

  return async function readForm(request: FastifyRequest): Promise<ReadForm> {
    if (!request.isMultipart()) return fail('wrong_type')
    const read: ReadForm = { fields: {}, files: {} }
    try {
      for await (const part of request.parts()) await take(part as MultipartFile | MultipartValue, read)
    } catch (error) {
      return broken(error as FastifyError)
    }
    check(read.fields)
    return read
  }
}
