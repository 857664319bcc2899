import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { labelsOnSheet, maxLabelsAtOnce, sheetsOf } from '@kasama/contract/text/labels.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { PrintPreview } from '#desk-kit/print/print-preview.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { NotLoaded } from '#desk-kit/states/not-loaded.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import labelSheetStyles from './label-sheet.module.css'
import { PostOptions } from './post-options'
import styles from './redemptions.module.css'
import { redemptionPages, usePostVouchers, useRedemptionFigures, vouchersBody } from './redemptions.queries'
import { redemptionsTexts as t } from './redemptions.texts'
import { usePrintedLabels } from './use-printed-labels'

type Props = {
  /** Places of one sheet; null is an empty one. */
  slots: (Redemption | null)[]
  /** Number of places at its start that were used before. */
  usedCount: number
  withNumber: boolean
}

/**
 * In hundredths of the paper's width: usual and smallest letters, and the height of a label; `line` is a factor of the
 * letters.
 */
const size = { normal: 2.015, min: 1.1, labelHeight: 13.4, line: 1.32 }
const charactersPerLine = 28

const lineCount = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0)

/** Returns the largest size of letters with which every line is on the label. */
function sizeOf(text: string): number {
  const fittingSize = size.labelHeight / (lineCount(text) * size.line)
  return Math.max(size.min, Math.min(size.normal, fittingSize))
}

/** One sheet of labels. Used places and the dotted edges do not print. */
function LabelSheet({ slots, usedCount, withNumber }: Props) {
  return (
    <div className={labelSheetStyles.labels}>
      {slots.map((order, index) => {
        const key = order?.id ?? `place-${index}`
        if (!order)
          return (
            <div key={key} className={classNames(labelSheetStyles.label, index < usedCount && labelSheetStyles.used)}>
              {index < usedCount && <em>{t.used}</em>}
            </div>
          )
        const { name = '', address = '', id } = order
        const lines = (address ?? '').trim()
        return (
          <div key={key} className={labelSheetStyles.label} style={{ fontSize: `${sizeOf(`${name}\n${lines}`)}cqw` }}>
            <b>{name}</b>
            <span>{lines}</span>
            {withNumber && <small>{id}</small>}
          </div>
        )
      })}
    </div>
  )
}

const listPath = '/admin/redemptions'
const crumb = [{ to: listPath, label: t.title }]
const titleOf = (number: number) => (number === 1 ? t.toPostOne : fillIn(t.toPostMany, { number }))

/** Layout of the labels, kept in the URL. */
function useLabels() {
  const [params, setParams] = useSearchParams()
  const start = Math.max(1, Math.min(labelsOnSheet, Math.trunc(Number(params.get('start'))) || 1))
  function set(name: 'start' | 'number', value: string) {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { params, start, withNumber: params.get('number') !== 'no', set }
}

/** Labels for the vouchers to be posted, the oldest first, and a button that marks the printed ones as posted. */
export function PostVouchers() {
  const { params, start, withNumber, set } = useLabels()
  const navigate = useNavigate()
  const ids = params.get('ids') ?? ''
  const query = { state: 'ordered' as const, ready: 'yes' as const, limit: maxLabelsAtOnce, ...(ids && { ids }) }
  const { data, error, refetch } = useQuery({
    queryKey: [...redemptionPages.queryKey, query],
    queryFn: (context) => redemptionPages.load(query, context),
    placeholderData: keepPreviousData,
  })
  const posting = usePostVouchers()
  const figures = useRedemptionFigures()
  const orders = useMemo(() => data?.items ?? [], [data])
  const { printed, notPrinted, forget } = usePrintedLabels(orders)
  if (!data)
    return (
      <DeskPage crumb={crumb} title={t.title}>
        <NotLoaded error={error} onRetry={() => void refetch()} />
      </DeskPage>
    )
  const missingAddresses = figures.data?.without_address ?? 0
  if (orders.length === 0)
    return (
      <DeskPage crumb={crumb} title={t.nothingToPost}>
        <EmptyList title={t.nothingToPost} text={t.nothingToPostText}>
          <LinkButton to={listPath} look="line">
            {t.toList}
          </LinkButton>
        </EmptyList>
      </DeskPage>
    )
  const sheets = sheetsOf(orders, start)
  const label = fillIn(t.paper, {
    sheets: sheets.length === 1 ? t.oneSheet : fillIn(t.sheets, { number: sheets.length }),
    labels: orders.length === 1 ? t.oneLabel : fillIn(t.someLabels, { number: orders.length }),
  })
  const vouchers = printed.length > 0 ? printed : vouchersBody(orders).vouchers
  function onPosted() {
    forget()
    navigate(listPath)
  }
  const post = () => posting.mutate({ body: { vouchers } }, { onSuccess: onPosted })
  return (
    <DeskPage
      crumb={crumb}
      title={titleOf(orders.length)}
      dock={
        <>
          <Button look="line" size="s" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t.print}
          </Button>
          <Button size="s" icon={<Check aria-hidden="true" />} busy={posting.isPending} onClick={post}>
            {fillIn(t.markPosted, { number: vouchers.length })}
          </Button>
        </>
      }
    >
      <div className={`stack top gap-18 ${styles.post}`}>
        <div className={styles.options}>
          {missingAddresses > 0 && (
            <Notice kind="warn">
              {missingAddresses === 1 ? t.withoutOne : fillIn(t.without, { number: missingAddresses })}
            </Notice>
          )}
          {notPrinted > 0 && (
            <Notice kind="warn">
              {notPrinted === 1 ? t.notPrintedOne : fillIn(t.notPrinted, { number: notPrinted })}
            </Notice>
          )}
          <PostOptions
            orders={orders}
            start={start}
            onStart={(position) => set('start', position === 1 ? '' : String(position))}
            withNumber={withNumber}
            onWithNumber={(isOn) => set('number', isOn ? '' : 'no')}
          />
        </div>
        <PrintPreview
          label={label}
          count={sheets.length}
          page={(number) => (
            <LabelSheet slots={sheets[number] ?? []} usedCount={number === 0 ? start - 1 : 0} withNumber={withNumber} />
          )}
        />
      </div>
    </DeskPage>
  )
}
