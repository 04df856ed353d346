import { AUSENCIAS, type CodigoAusencia } from '@paco/domain/declaracoes/ausencias'
import { declaracoesCalls } from '@paco/domain/declaracoes/contract'
import { declaracaoCreate, declaracaoText, PRAZO, validaAte } from '@paco/domain/declaracoes/declaracao'
import { MESSAGES } from '@paco/domain/declaracoes/messages'
import { formatDay } from '@paco/domain/shared/days'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { hoje } from '../http/hoje.ts'
import { secretariaOptions } from '../secretarias/choices.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Field } from '../ui/entity-form/types.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'

export const declararFields = [
  {
    name: 'id_secretaria',
    kind: 'select',
    options: secretariaOptions,
    help: 'Em branco, declara a sua secretaria ou, sem ela, a Prefeitura.',
  },
] as const satisfies readonly Field[]

interface DeclararDialogProps {
  codigo: CodigoAusencia
  onClose: () => void
}

/** That there is none of it, in the words in which everyone will read it. */
export function DeclararDialog({ codigo, onClose }: DeclararDialogProps) {
  const queryClient = useQueryClient()
  const said = declaracaoText({ texto: AUSENCIAS[codigo].frase, feita_em: hoje(), declarado_por: '…' })
  return (
    <FormDialog title="Declarar inexistência" onClose={onClose}>
      <p>
        Nas páginas públicas passa a constar: <q>{said}</q>
      </p>
      <p className={`${words.above8} ${words.below16} ${words.muted}`}>
        Vale por {PRAZO} dias, até {formatDay(validaAte(hoje()))}, e deixa de valer antes se um registro do
        Paço a desmentir. Quem declara e quando fica na auditoria.
      </p>
      <EntityForm
        label="Declarar inexistência"
        fields={declararFields}
        schema={declaracaoCreate}
        fixed={{ codigo }}
        draftKey={`declaracoes/${codigo}`}
        submitLabel="Declarar"
        onCancel={onClose}
        submit={(body) => request(declaracoesCalls.createDeclaracao, { body })}
        onSuccess={() => {
          toast(MESSAGES.made)
          onClose()
          void queryClient.invalidateQueries()
        }}
      />
    </FormDialog>
  )
}
