import { aditivoCreate } from '@paco/domain/aditivos/aditivo'
import { aditivosCalls } from '@paco/domain/aditivos/contract'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { tellFailure } from '../ui/failures.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { AditivoModal } from './aditivo-modal.tsx'
import { lancamentosQuery } from './queries.ts'
import { solicitarFields } from './solicitar-fields.tsx'
import classes from './solicitar-modal.module.css'

/** How long the good news stays before the dialog closes by itself; the specification's measure. */
const CLOSES_AFTER = 1500

interface SolicitarModalProps {
  projeto: Projeto
  /** The departments an administrator chooses from; null for everyone else. */
  secretarias: OptionsQuery | null
  onClose: () => void
}

function Sent({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    const timer = setTimeout(onClose, CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div ref={box} className={`${words.gap8} ${classes.sent}`} role="status" tabIndex={-1}>
      <CircleCheck size={32} aria-hidden />
      <p>{MESSAGES.sent}</p>
    </div>
  )
}

function SolicitarForm({
  projeto,
  secretarias,
  onClose,
  onSent,
}: SolicitarModalProps & { onSent: () => void }) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => solicitarFields({ projeto, secretarias }), [projeto, secretarias])
  const { data: lines, isPending } = useQuery({
    ...lancamentosQuery(projeto.id_secretaria),
    retryOnMount: true,
  })
  const first = lines?.[0]?.id ?? null
  const initial = useMemo(
    () => ({ tipo: 'valor', id_secretaria: projeto.id_secretaria, id_orcamento: first }),
    [projeto.id_secretaria, first],
  )
  // Asking once more for lines that could not be loaded must not take the form away.
  const settled = useRef(false)
  if (!isPending) settled.current = true
  // The first line is there from the start, so that nobody is asked to save what they never typed.
  if (!settled.current) return <Skeleton lines={6} label="Carregando os orçamentos…" />
  return (
    <EntityForm
      label="Solicitar Aditivo"
      schema={aditivoCreate}
      fields={fields}
      initial={initial}
      fixed={{
        id_projeto: projeto.id,
        ...(secretarias === null ? { id_secretaria: projeto.id_secretaria } : {}),
      }}
      draftKey={`aditivos/novo/${projeto.id}`}
      submitLabel="Enviar solicitação"
      failureTitle={MESSAGES.sendFailed}
      onCancel={onClose}
      submit={(body) => tellFailure(MESSAGES.sendFailed, request(aditivosCalls.createAditivo, { body }))}
      onSuccess={() => {
        toast(MESSAGES.sent)
        onSent()
        void queryClient.invalidateQueries()
      }}
    />
  )
}

/** 'Solicitar Aditivo': more value or more days for a project. */
export function SolicitarModal(props: SolicitarModalProps) {
  const [sent, setSent] = useState(false)
  const { projeto, onClose } = props
  return (
    <AditivoModal title="Solicitar Aditivo" lead={projeto.nomeprojeto} onClose={onClose}>
      {sent ? <Sent onClose={onClose} /> : <SolicitarForm {...props} onSent={() => setSent(true)} />}
    </AditivoModal>
  )
}
