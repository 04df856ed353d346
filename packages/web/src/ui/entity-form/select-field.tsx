import { Select, type SelectProps } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/CloseButton.css'
import { foldedFilter } from '../folded-filter.ts'
import { inMain } from '../in-main.ts'
import selectClasses from '../select.module.css'
import classes from './entity-form.module.css'
import type { Option, OptionsQuery } from './types.ts'
import { useOptions } from './use-options.ts'

type Value = string | number

interface SelectFieldProps extends Omit<SelectProps<Value>, 'data' | 'value' | 'onChange'> {
  options: readonly Option[] | OptionsQuery
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A choice among options, searchable when they are many. A value that left the list stays visible. */
export function SelectField({ options, value, onChange, ...rest }: SelectFieldProps) {
  const { options: known, loading, failed, retry } = useOptions(options)
  const missing = value !== null && !loading && !failed && !known.some((option) => option.value === value)
  const data = missing ? [...known, { value, label: `${String(value)} (fora da lista)` }] : [...known]
  return (
    <div>
      <Select<Value>
        {...rest}
        data={data}
        value={value}
        onChange={onChange}
        disabled={rest.disabled || loading || failed}
        placeholder={loading ? 'Carregando…' : (rest.placeholder ?? 'Escolha')}
        searchable={known.length > 10}
        filter={foldedFilter}
        allowDeselect={!rest.required}
        clearButtonProps={{ 'aria-label': 'Limpar' }}
        nothingFoundMessage="Nada encontrado"
        withScrollArea={false}
        classNames={{ options: selectClasses.options }}
        comboboxProps={{ shadow: 'md', portalProps: inMain() }}
      />
      {failed ? (
        <p className={classes.loadError} role="alert">
          {('failedText' in options && options.failedText) || 'Não foi possível carregar as opções.'}{' '}
          <button type="button" className={classes.inlineButton} onClick={retry}>
            Tentar de novo
          </button>
        </p>
      ) : null}
    </div>
  )
}
