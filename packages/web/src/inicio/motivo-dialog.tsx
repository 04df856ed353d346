import { MESSAGES } from '@paco/domain/inicio/messages'
import { projetoUpdate } from '@paco/domain/projetos/projeto'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import words from '../ui/theme/words.module.css'

export const motivoFields = [
  {
    name: 'motivo_documentos',
    kind: 'textarea',
    required: true,
    rows: 3,
    help: 'Fica registrado com seu nome, à vista de quem controla.',
  },
] as const satisfies readonly Field[]

interface MotivoDialogProps {
  etapa: EtapaDaSemana
  /** The documents that the stage lacks, by name. */
  faltam: readonly string[]
  title: string
  send: (body: Record<string, unknown>) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks why a stage is concluded without documents that it needs, as the project's form does. */
export function MotivoDialog({ etapa, faltam, title, send, onDone, onClose }: MotivoDialogProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <p className={`${words.below12} ${words.wraps}`}>{MESSAGES.missing(faltam)}</p>
      {etapa.etapa === 4 && <p className={words.below12}>{MESSAGES.freezes}</p>}
      <EntityForm
        label="Concluir etapa"
        schema={projetoUpdate}
        fields={motivoFields}
        submitLabel="Concluir"
        onCancel={onClose}
        submit={send}
        onSuccess={onDone}
      />
    </FormDialog>
  )
}
