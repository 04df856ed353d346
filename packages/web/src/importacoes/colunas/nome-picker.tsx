import type { Valor } from '@paco/domain/importacoes/celula'
import { idsOf } from '@paco/domain/importacoes/nomeado'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { RecordPicker } from '../../ui/pick/record-picker.tsx'
import { type Campo, valorText } from '../campos.ts'
import { nomesQuery, procurarNomes } from '../queries.ts'
import classes from './colunas.module.css'

interface NomePickerProps {
  campo: Campo
  label: string
  placeholder: string
  onPick: (record: number) => void
}

/** A record that cells mean, of which there are too many for a list: found by its name. */
export function NomePicker({ campo: { coluna }, label, placeholder, onPick }: NomePickerProps) {
  const id = useId()
  if (coluna.busca === undefined) return null
  return (
    <div className={classes.searched}>
      <RecordPicker
        id={id}
        label={label}
        placeholder={placeholder}
        search={procurarNomes(coluna.busca)}
        taken={[]}
        onPick={(record) => onPick(record.id)}
      />
    </div>
  )
}

/** What values of a field are called: records that no list on the page has are asked for by their numbers. */
export function useNomes(campo: Campo, valores: readonly (Valor | undefined)[]): (valor: Valor) => string {
  const ids = campo.opcoes === null ? valores.flatMap((valor) => idsOf(String(valor ?? ''))) : []
  const { data } = useQuery(nomesQuery(campo.coluna.busca, ids))
  return (valor) => {
    const named = idsOf(String(valor ?? '')).flatMap((id) => data?.get(id) ?? [])
    return named.join(' | ') || valorText(campo, valor)
  }
}
