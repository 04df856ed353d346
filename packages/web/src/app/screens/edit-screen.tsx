import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Historico } from '../historico.tsx'
import type { Way } from '../use-return.ts'
import { BackLink } from './back-link.tsx'

interface EditScreenProps<R> {
  id: number
  /** The record's name in the trail. */
  entidade: string
  record: R | undefined
  error: Error | null
  retry: () => void
  /** Still on its way; not so for those who are being sent to the list. */
  waiting?: boolean
  title: string
  lead: string
  badge?: ReactNode
  back: Way
  /** What `back` leads to, where nothing else is known. */
  backTitle: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Above the form: what one of them could not do. */
  problem?: ReactNode
  /** What failed, in the words of the screen. */
  errorTitle?: string | undefined
  /** How long the form is, about, while it is awaited. */
  lines: number
  loading?: string
  form: (record: R) => ReactNode
  /** Under the form: what hangs on the record. */
  below?: (record: R) => ReactNode
}

/** Every screen that edits one record: its name and the way back, its form, its history. */
export function EditScreen<R>({ id, entidade, record, error, retry, ...screen }: EditScreenProps<R>) {
  const { waiting = !record && !error } = screen
  const { title, lead, badge, back, backTitle, actions, problem, errorTitle, lines, loading, form, below } =
    screen
  return (
    <>
      <PageHeader
        title={title}
        badge={badge}
        lead={lead}
        back={<BackLink {...back.link}>{back.title ?? backTitle}</BackLink>}
      >
        {actions}
      </PageHeader>
      {problem}
      {error && <ErrorState error={error} onRetry={retry} {...(errorTitle && { title: errorTitle })} />}
      {waiting && <Skeleton lines={lines} {...(loading && { label: loading })} />}
      {record && (
        <>
          {form(record)}
          {below?.(record)}
          <Historico entidade={entidade} registroId={id} />
        </>
      )}
    </>
  )
}
