import { PacoError } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PATHS } from '../../paths.ts'
import { toast } from '../../ui/toast.ts'
import { useSession } from '../session.ts'

/** An address whose number is no number leads to no record either. */
const isMissing = (error: unknown) =>
  error instanceof PacoError && (error.status === 404 || error.status === 400)

interface Wanted<R> {
  record: R | undefined
  error: Error | null
  mayEdit: (who: SessionUser | null, record: R) => boolean
  list: (typeof PATHS)['orcamento' | 'processos' | 'contratos' | 'emendas']
  words: { notFound: string; notYours: string }
}

/**
 * The record for those who may edit it. Everyone else is brought to the list, which says why: a record that is not
 * there, or somebody else's.
 */
export function useEditable<R>({ record, error, mayEdit, list, words }: Wanted<R>) {
  const who = useSession()
  const navigate = useNavigate()
  const foreign = record !== undefined && !mayEdit(who, record)
  const aviso = isMissing(error) ? words.notFound : foreign && who !== null ? words.notYours : null
  useEffect(() => {
    if (aviso === null) return
    toast(aviso, { tone: 'bad' })
    void navigate({ to: list, state: { aviso }, replace: true })
  }, [aviso, list, navigate])
  return { who, record: foreign ? undefined : record, error: aviso === null ? error : null }
}
