import { brand } from '@kasama/contract/brand'
import { firstName } from '@kasama/contract/first-name.rules'
import { englishNames, htmlLanguages, type Language, languages } from '@kasama/contract/language'
import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { loginCardWords } from '@kasama/contract/people/login-card-words'
import { Check, Download, Printer, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { PrintPreview } from '#desk-kit/print/print-preview.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { saveBytes } from '#shared/device/save-file.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { useLeaveQuestion } from '#shared/navigation/use-leave-question.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { crumbOf } from '../crumb-of'
import styles from './card.module.css'
import { cardsTexts as t } from './cards.texts'

type Which = 'all' | Language
type CardChoice = { onAPage: '8' | '4' | '1'; order: 'made' | 'name'; which: Which }

const ofLanguage = (logins: PrintedLogin[], which: Which) =>
  which === 'all' ? logins : logins.filter(({ language_code }) => language_code === which)

/** The cards to print, in their order. */
function chosenCards(logins: PrintedLogin[], { order, which }: CardChoice): PrintedLogin[] {
  const chosen = ofLanguage(logins, which)
  return order === 'made'
    ? chosen
    : [...chosen].sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

type CardOptionsProps = { logins: PrintedLogin[]; value: CardChoice; onChange: (change: Partial<CardChoice>) => void }

/** Number of cards on a page, their order, and their languages. */
function CardOptions({ logins, value: { onAPage, order, which }, onChange }: CardOptionsProps) {
  const choices = (['all', ...languages] as const)
    .map((one) => ({ one, number: ofLanguage(logins, one).length }))
    .filter(({ number }) => number > 0)
  return (
    <>
      <Panel>
        <h2>{t.sheet}</h2>
        <b>{t.onAPage}</b>
        <Segment
          label={t.onAPage}
          value={onAPage}
          onChange={(count) => onChange({ onAPage: count })}
          options={[
            { value: '8', label: '8' },
            { value: '4', label: '4' },
            { value: '1', label: '1' },
          ]}
        />
        <SelectField
          label={t.order}
          value={order}
          onChange={({ target }) => onChange({ order: target.value === 'name' ? 'name' : 'made' })}
        >
          <option value="made">{t.asMade}</option>
          <option value="name">{t.byName}</option>
        </SelectField>
      </Panel>
      <Panel>
        <h2>{t.which}</h2>
        <RadioList<Which>
          label={t.which}
          value={which}
          onChange={(one) => onChange({ which: one })}
          options={choices.map(({ one, number }) => ({
            value: one,
            label: (
              <span className={styles.which}>
                <span>{one === 'all' ? t.all : englishNames[one]}</span> <span>{number}</span>
              </span>
            ),
          }))}
        />
      </Panel>
    </>
  )
}

type Props = { organisation: DeskOrganisation; logins: PrintedLogin[]; made: number; onLeave: () => void }

/** Cards with their passwords, on paper or as a PDF; leaving before either asks first. */
export function PrintCards({ organisation, logins, made, onLeave }: Props) {
  const { orgId } = useDesk()
  const [options, setOptions] = useState<CardChoice>({ onAPage: '8', order: 'made', which: 'all' })
  const { save, isAsking, stay, leave } = useLeaveQuestion(onLeave)
  const shown = chosenCards(logins, options)
  const perPage = Number(options.onAPage) as 8 | 4 | 1
  const pages = Math.ceil(shown.length / perPage)
  const { id, short_url } = organisation
  const pdf = useDeskMutation('POST /admin/organisations/:id/logins/cards', {
    onSuccess: (file) => {
      saveBytes(
        `login-cards-${short_url}.pdf`,
        Uint8Array.from(atob(file.pdf), (sign) => sign.charCodeAt(0)),
        'application/pdf',
      )
      save()
    },
  })
  function print() {
    save()
    window.print()
  }
  return (
    <DeskPage
      crumb={crumbOf(organisation, orgId)}
      title={t.title}
      tag={
        made > 0 && (
          <Tag kind="ok" icon={<Check aria-hidden="true" />}>
            {made === 1 ? t.madeOne : fillIn(t.madeSome, { number: made })}
          </Tag>
        )
      }
      dock={
        <>
          <Button
            look="line"
            size="s"
            icon={<Download aria-hidden="true" />}
            busy={pdf.isPending}
            onClick={() => pdf.mutate({ params: { id }, body: { logins: shown, on_a_page: perPage } })}
          >
            {t.download}
          </Button>
          <Button size="s" icon={<Printer aria-hidden="true" />} onClick={print}>
            {pages === 1 ? t.printOne : fillIn(t.print, { number: pages })}
          </Button>
        </>
      }
    >
      <div data-screen-only>
        <Notice kind="warn" icon={<ShieldAlert aria-hidden="true" />}>
          {t.alone}
        </Notice>
      </div>
      {pdf.error && <Notice kind="bad">{pdf.error.message}</Notice>}
      <div className={`stack top ${styles.place}`}>
        <div className={styles.options}>
          <CardOptions
            logins={logins}
            value={options}
            onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
          />
        </div>
        <PrintPreview
          label={t.preview}
          count={pages}
          page={(page) => (
            <CardSheet
              logins={shown.slice(page * perPage, (page + 1) * perPage)}
              shortUrl={short_url}
              onAPage={perPage}
            />
          )}
        />
      </div>
      <ChoiceDialog
        open={isAsking}
        title={t.isSaved}
        text={t.savedText}
        yes={{ label: t.stay, onPress: stay }}
        no={{ label: t.leave, onPress: leave }}
        onDismiss={stay}
      />
    </DeskPage>
  )
}

type CardSheetProps = { logins: PrintedLogin[]; shortUrl: string; onAPage: number }

/** One page of cards, each in its worker's language; the PDF has the same. */
function CardSheet({ logins, shortUrl, onAPage }: CardSheetProps) {
  return (
    <div className={styles.sheet} data-on={onAPage}>
      {logins.map((login) => (
        <Card key={login.id} login={login} shortUrl={shortUrl} />
      ))}
    </div>
  )
}

function Card({ login, shortUrl }: { login: PrintedLogin; shortUrl: string }) {
  const { name, user_id, password, language_code: language } = login
  const first = firstName(name)
  const words = loginCardWords
  const hello = first === '' ? words.hello[language] : words.helloName[language].replace('{name}', first)
  const address = `${location.origin}/${shortUrl}?${new URLSearchParams({ as: 'helper', user: user_id, lang: language })}`
  return (
    <div className={styles.card} lang={htmlLanguages[language]}>
      <div className={styles.head}>
        <b>{hello}</b>
        <span translate="no">{brand.name}</span>
      </div>
      <dl className={styles.values}>
        <dt>{words.userId[language]}</dt>
        <dd translate="no">{user_id}</dd>
        <dt>{words.password[language]}</dt>
        <dd translate="no">{password}</dd>
      </dl>
      <QrCode text={address} label={t.code} className={styles.code} />
      <div className={styles.foot} translate="no">
        {`${location.host}/${shortUrl}`}
      </div>
    </div>
  )
}
