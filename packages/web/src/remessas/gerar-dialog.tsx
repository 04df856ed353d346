import { tribunalAtual } from '@paco/domain/cidade/tribunais'
import { remessasCalls } from '@paco/domain/remessas/contract'
import { MESSAGES } from '@paco/domain/remessas/messages'
import { periodoAnterior } from '@paco/domain/remessas/periodo'
import { remessaCreate } from '@paco/domain/remessas/remessa'
import { tribunalDe } from '@paco/domain/remessas/tribunais'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'

export const gerarFields = [
  { name: 'inicio', kind: 'day', span: 6 },
  { name: 'fim', kind: 'day', span: 6 },
] as const satisfies readonly Field[]

/** Freezes a copy of what is told to a court. */
export function GerarDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const tribunal = tribunalAtual()
  const initial = useMemo(() => periodoAnterior(hoje(), tribunalDe(tribunal)), [tribunal])
  return (
    <FormDialog title="Gerar remessa" onClose={onClose}>
      <p className={`${words.below16} ${words.muted}`}>
        {tribunalDe(tribunal).nome}. A planilha é guardada como está agora, com o seu SHA-256, quem gerou e
        quando. Ela não muda nem se apaga: o que for corrigido depois vai em outra remessa.
      </p>
      <EntityForm
        label="Gerar remessa"
        fields={gerarFields}
        schema={remessaCreate}
        initial={initial}
        fixed={{ tribunal }}
        draftKey="remessas/nova"
        submitLabel="Gerar remessa"
        onCancel={onClose}
        submit={(body) => request(remessasCalls.createRemessa, { body })}
        onSuccess={() => {
          toast(MESSAGES.made)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
