import { fotoNova, ocorrenciaNova } from '@paco/domain/diario/registro'
import { Card } from '../../ui/card.tsx'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import { fotoFields, ocorrenciaFields } from '../fields.ts'
import { ditoEm, type Said } from '../novo-item.ts'
import type { ItemFila } from './item.ts'

interface EditarItemProps {
  item: ItemFila
  onItem: (item: ItemFila) => Promise<void>
  onClose: () => void
}

const SO_TEXTO = ocorrenciaFields([])

/** What is said of an entry that has not left this device. */
export function EditarItem({ item, onItem, onClose }: EditarItemProps) {
  const common = {
    label: 'Editar na fila',
    initial: item,
    submitLabel: 'Guardar na fila',
    onCancel: onClose,
    submit: (said: Said) =>
      onItem({ ...item, ...ditoEm({ id_contrato: item.id_contrato, ...said }), problema: null }),
    onSuccess: onClose,
  }
  return item.tipo === 'foto' ? (
    <Card title="Editar foto na fila">
      <EntityForm {...common} schema={fotoNova} fields={fotoFields} />
    </Card>
  ) : (
    <Card title="Editar ocorrência na fila">
      <EntityForm {...common} schema={ocorrenciaNova} fields={SO_TEXTO} />
    </Card>
  )
}
