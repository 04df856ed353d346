import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import { aditivoCreate, aditivoResend } from '@paco/domain/aditivos/pedido'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { AditivoModal } from './aditivo-modal.tsx'
import { DevolucaoNote } from './devolucao-note.tsx'
import { aditivosDoProjetoQuery, lancamentosQuery, limitesQuery } from './queries.ts'
import { solicitarFields } from './solicitar-fields.tsx'
import classes from './solicitar-modal.module.css'

/** How long the good news stays before the dialog closes by itself; the specification's measure. */
const CLOSES_AFTER = 1500

interface SolicitarModalProps {
  projeto: Projeto
  /** The departments an administrator chooses from; null for everyone else. */
  secretarias: OptionsQuery | null
  /** A request that came back, to be corrected and sent again. */
  returned?: Aditivo
  onClose: () => void
}

function Sent({ text, onClose }: { text: string; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    const timer = setTimeout(onClose, CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div ref={box} className={`${words.gap8} ${classes.sent}`} role="status" tabIndex={-1}>
      <CircleCheck size={32} aria-hidden />
      <p>{text}</p>
    </div>
  )
}

/** What a form begins with: what came back, as it was asked for, or an increase on the first line of the budget. */
const startOf = (returned: Aditivo | undefined, id_secretaria: number, line: number | null): object => {
  if (!returned) return { tipo: 'valor', id_secretaria, id_orcamento: line }
  return { ...returned, id_orcamento: returned.id_orcamento ?? line }
}

type Pedido = z.input<typeof aditivoCreate> | z.input<typeof aditivoResend>

const send = (body: Pedido, returned: Aditivo | undefined): Promise<unknown> =>
  returned && 'versao' in body
    ? request(aditivosCalls.resendAditivo, { params: { id: returned.id }, body })
    : request(aditivosCalls.createAditivo, { body })

function SolicitarForm({
  projeto,
  secretarias,
  returned,
  onClose,
  onSent,
}: SolicitarModalProps & { onSent: () => void }) {
  const queryClient = useQueryClient()
  const { id: bears, nome } = returned
    ? { id: returned.id_secretaria, nome: returned.secretaria_nome }
    : { id: projeto.id_secretaria, nome: projeto.secretaria_nome }
  const { data: lines, isPending } = useQuery({ ...lancamentosQuery(bears), retryOnMount: true })
  const { data: medidores, isPending: measuring } = useQuery(limitesQuery(projeto.id))
  const fields = useMemo(
    () =>
      solicitarFields({
        projeto,
        secretaria: { id: bears, nome },
        secretarias,
        contratos: medidores?.filter(({ aberto }) => aberto) ?? [],
      }),
    [projeto, bears, nome, secretarias, medidores],
  )
  const first = lines?.[0]?.id ?? null
  /** The request as it is now, where somebody else was at it. */
  const freshOf = async ({ id, id_projeto }: Aditivo) => {
    const now = await queryClient.fetchQuery({ ...aditivosDoProjetoQuery(id_projeto), staleTime: 0 })
    return now.find((one) => one.id === id)
  }
  const initial = useMemo(() => startOf(returned, bears, first), [returned, bears, first])
  // Asking once more for what could not be loaded must not take the form away.
  const settled = useRef(false)
  if (!isPending && !measuring) settled.current = true
  // The first line is there from the start, so that nobody is asked to save what they never typed.
  if (!settled.current) return <Skeleton lines={6} label="Carregando os orçamentos…" />
  return (
    <EntityForm
      label={returned ? 'Corrigir Solicitação' : 'Solicitar Aditivo'}
      schema={returned ? aditivoResend : aditivoCreate}
      fields={fields}
      initial={initial}
      fixed={{ id_projeto: projeto.id, ...(secretarias === null ? { id_secretaria: bears } : {}) }}
      draftKey={returned ? `aditivos/${returned.id}/correcao` : `aditivos/novo/${projeto.id}`}
      submitLabel={returned ? 'Reenviar solicitação' : 'Enviar solicitação'}
      failureTitle={MESSAGES.sendFailed}
      onCancel={onClose}
      {...(returned ? { reload: async () => startOf(await freshOf(returned), bears, first) } : {})}
      submit={(body) => tellFailure(MESSAGES.sendFailed, send(body, returned))}
      onSuccess={() => {
        toast(returned ? MESSAGES.resent : MESSAGES.sent)
        onSent()
        void queryClient.invalidateQueries()
      }}
    />
  )
}

/** 'Solicitar Aditivo': more or less value, or more days, for a project; or what came back, corrected. */
export function SolicitarModal(props: SolicitarModalProps) {
  const [sent, setSent] = useState(false)
  const { projeto, returned, onClose } = props
  return (
    <AditivoModal
      title={returned ? 'Corrigir Solicitação' : 'Solicitar Aditivo'}
      lead={projeto.nomeprojeto}
      onClose={onClose}
    >
      {returned && !sent ? <DevolucaoNote aditivo={returned} /> : null}
      {sent ? (
        <Sent text={returned ? MESSAGES.resent : MESSAGES.sent} onClose={onClose} />
      ) : (
        <SolicitarForm {...props} onSent={() => setSent(true)} />
      )}
    </AditivoModal>
  )
}
