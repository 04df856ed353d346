import { readCelula, type Valor } from '@paco/domain/importacoes/celula'
import { useState } from 'react'
import { SelectBox } from '../../ui/field/select-box.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import { NomePicker, useNomes } from './nome-picker.tsx'

interface ConstanteProps {
  campo: Campo
  valor: Valor | undefined
  onValor: (valor: Valor) => void
}

/** One value for all rows: chosen where there is a list of them, typed and read like a cell where there is none. */
export function Constante({ campo, valor, onValor }: ConstanteProps) {
  const { label, opcoes, coluna } = campo
  const nameOf = useNomes(campo, [valor])
  const [typed, setTyped] = useState(valor === undefined || valor === null ? '' : valorText(campo, valor))
  const [error, setError] = useState<string | null>(null)
  if (opcoes)
    return (
      <SelectBox
        className={words.above8}
        aria-label={`Valor de ${label} em todas as linhas`}
        placeholder="Escolha o valor"
        options={opcoes}
        value={valor === undefined || valor === null ? null : String(valor)}
        onChange={(value) => {
          const chosen = opcoes.find((option) => option.value === value)
          if (chosen) onValor(chosen.valor)
        }}
        searchable={opcoes.length > 10}
      />
    )
  if (coluna.busca)
    return (
      <div className={words.above8}>
        {valor === undefined || valor === null ? null : (
          <p className={`${words.size13} ${words.below4}`}>
            <b>{nameOf(valor)}</b> em todas as linhas
          </p>
        )}
        <NomePicker
          campo={campo}
          label={`Valor de ${label} em todas as linhas`}
          placeholder="Pesquisar pelo nome"
          onPick={(id) => onValor(coluna.varios ? String(id) : id)}
        />
      </div>
    )
  const read = () => {
    const found = readCelula(typed, coluna)
    setError('erro' in found ? found.erro : null)
    if ('valor' in found && found.valor !== null && found.valor !== valor) onValor(found.valor)
  }
  return (
    <TextInput
      className={words.above8}
      aria-label={`Valor de ${label} em todas as linhas`}
      placeholder="Valor em todas as linhas"
      value={typed}
      error={error ?? undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={read}
      onKeyDown={({ key }) => {
        if (key === 'Enter') read()
      }}
    />
  )
}
