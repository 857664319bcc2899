import type { Language } from '@kasama/contract/language'
import { request } from '../api/request.ts'

/** Asks the server for a lesson with its files; throws RequestError. */
export const requestPackage = (videoId: number, language: Language) =>
  request('GET /saved_lessons/:id', { params: { id: videoId }, query: { lang: language } })
