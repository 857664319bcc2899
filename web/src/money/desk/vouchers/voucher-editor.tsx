import { voucherDurations } from '@kasama/contract/desk/desk.rules'
import { plans } from '@kasama/contract/money/billing.rules'
import { voucherDiscountCents } from '@kasama/contract/money/voucher.rules'
import { useQueryClient } from '@tanstack/react-query'
import { Calculator, Check, Info, Shuffle, TicketPercent } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from '../money.module.css'
import { moneyKey, useSummary } from '../money.queries'
import { providerName } from '../subscriptions/subscriptions.texts'
import { errorText, formatCents } from '../words'
import { LimitFields } from './limit-fields'
import {
  anotherCode,
  codeOf,
  discountOf,
  useVoucherForm,
  type VoucherDraft,
  type VoucherForm,
} from './use-voucher-form'
import look from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

const notes = { once: t.d_onceNote, three: t.d_threeNote, forever: undefined }

/** The code, its discount, and the payments that get it. */
function ValueFields({ form: { draft, problems, set } }: { form: VoucherForm }) {
  return (
    <Panel>
      <h2>{t.value}</h2>
      <TextField
        label={t.code}
        icon={<TicketPercent aria-hidden="true" />}
        value={draft.code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t.codeHint}
        error={problems.code}
        onChange={({ target }) => set({ code: target.value.toUpperCase() })}
        trailing={
          <Button
            look="quiet"
            size="s"
            icon={<Shuffle aria-hidden="true" />}
            onClick={() => set({ code: anotherCode() })}
          >
            {t.another}
          </Button>
        }
      />
      <div className={look.pair}>
        <div className={look.group}>
          <span className={look.label} aria-hidden="true">
            {t.takesOff}
          </span>
          <Segment
            label={t.takesOff}
            value={draft.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'percent', label: t.percent },
              { value: 'dollars', label: t.dollars },
            ]}
          />
        </div>
        <TextField
          label={t.howMuch}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={problems.value}
          onChange={({ target }) => set({ amount: target.value })}
          trailing={<b className={look.suffix}>{draft.kind === 'percent' ? '%' : '$'}</b>}
        />
      </div>
      <fieldset className={look.group}>
        <legend>{t.which}</legend>
        <RadioList
          label={t.which}
          value={draft.duration}
          onChange={(duration) => set({ duration })}
          options={voucherDurations.map((value) => ({ value, label: t[`d_${value}`], note: notes[value] }))}
        />
        {problems.duration && (
          <p className={look.wrong} role="alert">
            {problems.duration}
          </p>
        )}
      </fieldset>
    </Panel>
  )
}

const formId = 'voucher'

/** The page to make a voucher. */
export function VoucherEditor() {
  const form = useVoucherForm()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const make = useDeskMutation('POST /admin/vouchers', {
    async onSuccess({ code, state, starts_at }) {
      form.drop()
      const day = state === 'coming' && starts_at ? plainSingaporeDate(starts_at, 'eng') : null
      showToast(day ? fillIn(t.doneComing, { code, day }) : fillIn(t.done, { code }))
      await queries.invalidateQueries({ queryKey: moneyKey })
      navigate('/admin/vouchers')
    },
    onError: form.onError,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const body = form.validate()
    if (body && !make.isPending) make.mutate({ body })
  }
  const code = codeOf(form.draft)
  const problem = Object.keys(form.problems).length === 0 ? errorText(make.error) : undefined
  return (
    <DeskPage
      crumb={[{ to: '/admin/vouchers', label: t.title }]}
      title={t.make}
      dock={
        <>
          <LinkButton look="line" to="/admin/vouchers">
            {t.cancel}
          </LinkButton>
          <Button type="submit" form={formId} icon={<Check aria-hidden="true" />} busy={make.isPending}>
            {code ? fillIn(t.makeNamed, { code }) : t.make}
          </Button>
        </>
      }
    >
      {problem && <Notice kind="bad">{problem}</Notice>}
      <form id={formId} className={`stack top gap-18 ${look.form}`} onSubmit={submit} noValidate>
        <div className="stack gap-18 shrink">
          <ValueFields form={form} />
          <LimitFields form={form} />
        </div>
        <VoucherPreview draft={form.draft} />
      </form>
    </DeskPage>
  )
}

/** The sum for a buyer of the dearest of its plans, and the most that the voucher can cost. */
function VoucherPreview({ draft }: { draft: VoucherDraft }) {
  const provider = providerName(useSummary().data?.provider)
  const planId = Math.max(...draft.plans, 0)
  const { name = '', cents: price = 0 } = plans[planId] ?? {}
  const off = voucherDiscountCents(planId, discountOf(draft))
  const later = { price: formatCents(draft.duration === 'forever' ? price - off : price) }
  const renews = { once: t.renews, three: t.renewsThree, forever: t.renewsLess }[draft.duration]
  const limit = /^[1-9]\d{0,5}$/.test(draft.limit.trim()) ? Number(draft.limit) : 0
  const payments = draft.duration === 'three' ? 3 : 1
  return (
    <div className="stack gap-18 shrink">
      <Panel>
        <h2>{t.buyer}</h2>
        <dl className={look.sum} aria-live="polite">
          <div>
            <dt>{fillIn(t.plan, { plan: name })}</dt>
            <dd>{formatCents(price)}</dd>
          </div>
          <div>
            <dt>
              <Tag kind="ok">{codeOf(draft) || t.code}</Tag>
            </dt>
            <dd>{formatCents(-off)}</dd>
          </div>
          <div className={look.total}>
            <dt>{t.today}</dt>
            <dd>{formatCents(price - off)}</dd>
          </div>
        </dl>
        <p className={styles.quiet}>{fillIn(renews, later)}</p>
      </Panel>
      <Panel>
        <h2>{t.know}</h2>
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          {fillIn(t.know1, { provider })}
        </p>
        <p className={styles.hint}>
          <Info aria-hidden="true" />
          {t.know2}
        </p>
        {limit > 0 && (
          <p className={styles.hint}>
            <Info aria-hidden="true" />
            {fillIn(t.know4, { provider, number: limit.toLocaleString('en') })}
          </p>
        )}
        {limit > 0 && draft.duration !== 'forever' && (
          <p className={styles.hint}>
            <Calculator aria-hidden="true" />
            {fillIn(t.know3, { number: limit.toLocaleString('en'), amount: formatCents(limit * off * payments) })}
          </p>
        )}
      </Panel>
    </div>
  )
}
