import { usoDeModelo } from '@paco/domain/projetos/modelos'
import { useMemo } from 'react'
import { EntityForm } from '../../ui/entity-form/entity-form.tsx'
import type { Values } from '../../ui/entity-form/types.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { modeloFields } from './modelo-fields.tsx'
import { modeloIn } from './modelo-values.ts'

interface ModeloDialogProps {
  /** Of the project's form, when the dialog was opened. */
  values: Values
  onUse: (filled: Values) => void
  onClose: () => void
}

/** 'Usar modelo': chooses a template of stages. Nothing is saved by it. */
export function ModeloDialog({ values, onUse, onClose }: ModeloDialogProps) {
  const form = useMemo(
    () => ({
      fields: modeloFields(values),
      initial: { natureza: values.natureza, inicio: values.datainicioetapa1 },
    }),
    [values],
  )
  return (
    <FormDialog title="Usar modelo de etapas" onClose={onClose}>
      <EntityForm
        {...form}
        label="Usar modelo de etapas"
        schema={usoDeModelo}
        fixed={{ substituir: false }}
        submitLabel="Usar modelo"
        onCancel={onClose}
        submit={async ({ natureza, inicio, substituir }) => {
          const { all, fills } = modeloIn(values, natureza, inicio)
          return substituir ? all : fills
        }}
        onSuccess={(filled) => {
          onUse(filled)
          onClose()
        }}
      />
    </FormDialog>
  )
}
