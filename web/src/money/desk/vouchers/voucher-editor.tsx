import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { moneyKey } from '../money.queries'
import { problemOf } from '../words'
import { LimitFields } from './limit-fields'
import { codeOf, useVoucherForm } from './use-voucher-form'
import { ValueFields } from './value-fields'
import { VoucherPreview } from './voucher-preview'
import look from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

const formId = 'voucher'

/** The page to make a voucher. */
export function VoucherEditor() {
  const form = useVoucherForm()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const make = useDeskMutation('POST /admin/vouchers', {
    async onSuccess({ code }) {
      form.drop()
      showToast(fillIn(t.done, { code }))
      await queries.invalidateQueries({ queryKey: moneyKey })
      navigate('/admin/vouchers')
    },
    onError: form.refused,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const body = form.ready()
    if (body && !make.isPending) make.mutate({ body })
  }
  const code = codeOf(form.draft)
  const problem = Object.keys(form.problems).length === 0 ? problemOf(make.error) : undefined
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
      <form id={formId} className={look.form} onSubmit={submit} noValidate>
        <div className={look.column}>
          <ValueFields form={form} />
          <LimitFields form={form} />
        </div>
        <VoucherPreview draft={form.draft} />
      </form>
    </DeskPage>
  )
}
