import { projetosCalls } from '@paco/domain/projetos/contract'
import { copiaOf } from '@paco/domain/projetos/copia'
import { type Projeto, projetoCreate } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../../http/client.ts'
import { Card } from '../../ui/card.tsx'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { OptionsQuery, SuggestionSearch } from '../../ui/entity-form/types.ts'
import { etapaField, newEtapas } from './etapa-field.tsx'
import { ModeloButton } from './modelo-button.tsx'
import {
  anoField,
  classificacaoFields,
  descricaoField,
  gestorField,
  nomeField,
  secretariaField,
  valorField,
} from './projeto-fields.ts'
import { createSozinho } from './sozinho.ts'

interface CreateFormProps {
  who: SessionUser | null
  secretarias: OptionsQuery
  /** Names that are known, suggested as its manager's. */
  pessoas: SuggestionSearch
  /** The name of the person's own department, once it is known. */
  ownSecretaria: string
  /** Filled in from this one. */
  model?: Projeto | undefined
  onSaved: (id: number, another: boolean) => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['id_secretaria', 'ano', 'natureza', 'programa'] as const

/** 'ADICIONAR UM NOVO PROJETO'. A user's project belongs to their department; the server sees to it. */
export function ProjetoCreateForm({
  who,
  secretarias,
  pessoas,
  ownSecretaria,
  model,
  onSaved,
}: CreateFormProps) {
  const queryClient = useQueryClient()
  const initial = useMemo(() => (model ? copiaOf(model) : newEtapas), [model])
  const [sozinho] = useState(createSozinho)
  const fields = useMemo(
    () => [
      nomeField,
      secretariaField(who, secretarias, ownSecretaria),
      descricaoField,
      anoField,
      valorField,
      gestorField('gestorprojeto', pessoas),
      etapaField({ sozinho, more: (tools) => <ModeloButton {...tools} sozinho={sozinho} /> }),
      ...classificacaoFields,
    ],
    [who, secretarias, pessoas, ownSecretaria, sozinho],
  )
  return (
    <Card>
      <EntityForm
        label="Adicionar um novo projeto"
        fields={fields}
        schema={projetoCreate}
        initial={initial}
        draftKey={model ? `projetos/copia/${model.id}` : 'projetos/novo'}
        another={REPEATED}
        follow={sozinho.follow}
        submitLabel="Cadastrar"
        submit={(body) => request(projetosCalls.createProjeto, { body })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
