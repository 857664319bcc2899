/** Events that are counted as metrics, beside the routes. */
export type CountedEvent = 'login' | 'payment' | 'webhook' | 'lesson_watched' | 'mail' | 'model_call'

const byCall: Record<string, CountedEvent> = {
  'POST /api/auth/login': 'login',
  'POST /api/auth/first_login': 'login',
  'POST /api/auth/google_login': 'login',
  'POST /api/auth/facebook_login': 'login',
  'POST /api/payment/subscribe': 'payment',
  'POST /api/payment/switch_plan': 'payment',
  'POST /api/payment/resume': 'payment',
  'POST /api/payment/webhook': 'webhook',
  'POST /api/videos/:id/watched': 'lesson_watched',
}

export const happeningOf = (method: string, route: string): CountedEvent | undefined => byCall[`${method} ${route}`]

export function outcomeOf(status: number): string {
  if (status < 400) return 'done'
  return status < 500 ? 'refused' : 'failed'
}
