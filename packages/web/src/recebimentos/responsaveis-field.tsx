import type { Responsavel } from '@paco/domain/recebimentos/recebimento'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pessoasQuery } from '../contratos/queries.ts'
import { Button } from '../ui/button.tsx'
import type { CustomFieldProps } from '../ui/entity-form/types.ts'
import { SelectBox } from '../ui/field/select-box.tsx'
import { TextInput } from '../ui/field/text-input.tsx'
import { PickedList } from '../ui/pick/record-picker.tsx'
import words from '../ui/theme/words.module.css'
import classes from './responsaveis-field.module.css'

const chosenIn = (value: unknown): readonly Responsavel[] => (Array.isArray(value) ? value : [])

export const responsaveisShown = (value: unknown): string =>
  chosenIn(value)
    .map(({ nome }) => nome)
    .join(', ') || 'ninguém'

/** Who signs the term: people of the system are picked, others are named. */
export function ResponsaveisField({
  id,
  label,
  value,
  disabled,
  describedBy,
  error,
  onChange,
}: CustomFieldProps) {
  const chosen = chosenIn(value)
  const [nome, setNome] = useState('')
  const { data: pessoas = [] } = useQuery(pessoasQuery)
  const taken = new Set(chosen.map(({ id_usuario }) => id_usuario))
  const options = pessoas
    .filter((pessoa) => !taken.has(pessoa.id))
    .map((pessoa) => ({
      value: pessoa.id,
      label: pessoa.secretaria_nome === null ? pessoa.name : `${pessoa.name} (${pessoa.secretaria_nome})`,
    }))
  const pick = (picked: number | null) => {
    const pessoa = pessoas.find((one) => one.id === picked)
    if (pessoa) onChange([...chosen, { id_usuario: pessoa.id, nome: pessoa.name }])
  }
  const add = () => {
    const written = nome.trim()
    if (written === '') return
    onChange([...chosen, { id_usuario: null, nome: written }])
    setNome('')
  }
  return (
    <>
      <PickedList
        label={label}
        picked={chosen.map((one, index) => ({ id: index, label: one.nome }))}
        disabled={disabled}
        onDrop={(dropped) => onChange(chosen.filter((_, index) => index !== dropped.id))}
      />
      <div className={`${words.wrap} ${words.gap8} ${classes.ways}`}>
        <SelectBox
          id={id}
          aria-describedby={describedBy}
          className={classes.way}
          placeholder="Pessoa do sistema"
          options={options}
          value={null}
          searchable
          disabled={disabled}
          invalid={Boolean(error)}
          onChange={pick}
        />
        <TextInput
          className={classes.way}
          aria-label={`${label}: nome de quem não tem conta`}
          placeholder="Ou escreva o nome"
          disabled={disabled}
          value={nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={disabled || nome.trim() === ''}
          onClick={add}
        >
          Adicionar
        </Button>
      </div>
    </>
  )
}
