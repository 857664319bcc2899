import { firstName } from '@kasama/contract/first-name.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import { drawnPeople } from '@kasama/contract/people/account.rules'
import { ArrowRight, Camera, Check } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ProgressBar } from '#shared/ui/feedback/progress-bar.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useSetDrawnPicture } from '../account.queries'
import { pictureTexts } from './picture.texts'
import styles from './picture-choice.module.css'
import { usePhoto } from './use-photo'

type Props = {
  user: Profile
  /** The form that changes her name. */
  name: ReactNode
  onDone: () => void
}

/** For her first login: a drawn person (at first one of her language) or a photo of her own. */
export function PictureChoice({ user, name, onDone }: Props) {
  const t = useTexts(pictureTexts)
  const formId = useId()
  const people = drawnPeople(user.language_code)
  const [chosen, setChosen] = useState(people[0] ?? '')
  const setPicture = useSetDrawnPicture()
  const photo = usePhoto(onDone)
  const first = firstName(user.fullname)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!setPicture.isPending) setPicture.mutate(chosen, { onSuccess: onDone })
  }
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <Avatar src={chosen} language={user.language_code} size={120} />
        <h1>
          <Phrases>{t(first === '' ? 'hello' : 'helloName', { name: first })}</Phrases>
        </h1>
      </div>
      <form id={formId} method="dialog" onSubmit={submit}>
        <fieldset className={styles.choice}>
          <legend>
            <ListenButton text={t('choose')} />
            <Phrases>{t('choose')}</Phrases>
          </legend>
          <div className={styles.people}>
            {people.map((url, index) => (
              <label key={url} className={styles.person}>
                <input
                  type="radio"
                  className="sr-only"
                  name="picture"
                  aria-label={t('picture', { n: index + 1 })}
                  checked={url === chosen}
                  onChange={() => setChosen(url)}
                />
                <Avatar src={url} language={user.language_code} size={72} />
                <span className={styles.tick}>
                  <Check aria-hidden="true" />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <div className="stack middle gap-8">
        <Button
          look="quiet"
          icon={<Camera aria-hidden="true" />}
          busy={photo.uploadedShare !== undefined}
          onClick={photo.open}
        >
          {t('addPhoto')}
        </Button>
        <input ref={photo.input} type="file" accept="image/*" hidden onChange={photo.choose} />
        {photo.uploadedShare !== undefined && (
          <ProgressBar value={photo.uploadedShare} label={t('sending')} showPercent />
        )}
        {name}
      </div>
      <Dock>
        {setPicture.error && (
          <Notice kind="bad">
            <Phrases>{setPicture.error.message}</Phrases>
          </Notice>
        )}
        <Button type="submit" form={formId} size="xl" block busy={setPicture.isPending}>
          {t('goOn')}
          <ArrowRight aria-hidden="true" />
        </Button>
      </Dock>
    </div>
  )
}
