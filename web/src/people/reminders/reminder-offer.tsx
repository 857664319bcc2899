import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { phoneState } from './phone'
import styles from './reminder-offer.module.css'
import { useChooseReminders, useReminders } from './reminders.queries'
import { remindersTexts } from './reminders.texts'

/** The account that was asked in this browser, which is not asked a second time. */
const askedKey = 'reminder_asked'

function wasAsked(userId: number): boolean {
  try {
    return localStorage.getItem(askedKey) === String(userId)
  } catch {
    return false
  }
}

function noteAsked(userId: number) {
  try {
    localStorage.setItem(askedKey, String(userId))
  } catch {
    // Without storage her answer alone is remembered, by the server.
  }
}

/** Whether the service worker that shows notifications is there. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (phoneState() === 'default') navigator.serviceWorker.ready.then(() => setReady(true)).catch(() => {})
  }, [])
  return isReady
}

/** Asks a worker once, below a finished lesson, if she would like a reminder; the phone itself is not asked yet. */
export function ReminderOffer({ userId }: { userId: number }) {
  const [isNew] = useState(() => !wasAsked(userId))
  return useIsReady() && isNew && <UnaskedOffer userId={userId} />
}

function UnaskedOffer({ userId }: { userId: number }) {
  const t = useTexts(remindersTexts)
  const { data } = useReminders()
  const choose = useChooseReminders(data?.public_key)
  const isOffered = data !== undefined && !data.was_asked
  useEffect(() => {
    if (isOffered) noteAsked(userId)
  }, [isOffered, userId])
  if (!isOffered) return null
  return (
    <section className={styles.offer}>
      <div className={styles.words}>
        <Leaf size={60}>
          <BellRing aria-hidden="true" />
        </Leaf>
        <div>
          <h2>
            <Phrases>{t('ask')}</Phrases>
          </h2>
          <p>
            <Phrases>{t('youChoose')}</Phrases>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton look="line" to="/reminders">
          {t('yes')}
        </LinkButton>
        <Button
          look="quiet"
          busy={choose.isPending}
          onClick={() => choose.mutate({ is_on: false, days: [], minute: null })}
        >
          {t('notNow')}
        </Button>
      </div>
    </section>
  )
}
