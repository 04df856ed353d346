import { MESSAGES } from '@paco/domain/orcamento/messages'
import { canChangeLancamento } from '@paco/domain/orcamento/policy'
import { PacoError } from '@paco/domain/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lancamentoQuery } from '../../../orcamento/queries.ts'
import { PATHS } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../session.ts'

/** An address whose number is no number leads to no line either. */
const isMissing = (error: unknown) =>
  error instanceof PacoError && (error.status === 404 || error.status === 400)

/**
 * The address's budget line for those who may change it. Everyone else is brought to the list, which says why: a line
 * that is not there, or somebody else's.
 */
export function useEditableLancamento() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(lancamentoQuery(id))
  const foreign = data !== undefined && !canChangeLancamento(who, data)
  const aviso = isMissing(error) ? MESSAGES.notFound : foreign && who !== null ? MESSAGES.notYours : null
  useEffect(() => {
    if (aviso === null) return
    toast(aviso, { tone: 'bad' })
    void navigate({ to: PATHS.orcamento, state: { aviso }, replace: true })
  }, [aviso, navigate])
  return {
    id,
    who,
    lancamento: foreign ? undefined : data,
    error: aviso === null ? error : null,
    retry: () => void refetch(),
    loading: !data && !error,
  }
}
