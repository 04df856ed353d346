import type { OptionsFilter, Primitive } from '@mantine/core'
import { fold } from '@paco/domain/shared/fold'

type Input<Value extends Primitive> = Parameters<OptionsFilter<Value>>[0]

/** Forgiving search inside a select box: "saude" finds Saúde. */
export function foldedFilter<Value extends Primitive>({ options, search }: Input<Value>) {
  const wanted = fold(search.trim())
  return options.filter((option) => !('label' in option) || fold(option.label).includes(wanted))
}
