import type { CabecalhoDiario } from '@paco/domain/diario/cabecalho'
import { ocorrenciaNova } from '@paco/domain/diario/registro'
import { useMemo } from 'react'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { ocorrenciaFields } from './fields.ts'
import type { ItemFila } from './fila/item.ts'
import { novoItem, ondeEstou } from './novo-item.ts'
import { guardaPosicao, PosicaoSwitch } from './posicao-switch.tsx'

interface NovaOcorrenciaProps {
  cabecalho: CabecalhoDiario
  dono: number
  onItens: (itens: readonly ItemFila[]) => Promise<void>
  onClose: () => void
}

/** A note in the book. What is typed outlives a reload, as in every form. */
export function NovaOcorrencia({ cabecalho, dono, onItens, onClose }: NovaOcorrenciaProps) {
  const { id_projeto, etapa_atual, contratos } = cabecalho
  const initial = useMemo(
    () => ({
      texto: null,
      dia: hoje(),
      hora: null,
      etapa: etapa_atual,
      id_contrato: contratos.length === 1 ? contratos[0]?.id : null,
    }),
    [etapa_atual, contratos],
  )
  const fields = useMemo(
    () => ocorrenciaFields(contratos.map(({ id, nome }) => ({ value: id, label: nome }))),
    [contratos],
  )
  return (
    <Card title="Nova ocorrência" lead="No livro da fiscalização (Lei 14.133, art. 117, § 1º).">
      <PosicaoSwitch />
      <EntityForm
        label="Nova ocorrência"
        schema={ocorrenciaNova}
        fields={fields}
        initial={initial}
        draftKey={`diario/${id_projeto}`}
        submitLabel="Registrar ocorrência"
        onCancel={onClose}
        submit={async (body) => {
          const lugar = guardaPosicao() ? await ondeEstou() : null
          await onItens([novoItem(body, { tipo: 'ocorrencia', dono, id_projeto, lugar })])
        }}
        onSuccess={onClose}
      />
    </Card>
  )
}
