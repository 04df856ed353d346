import { Menu } from '@mantine/core'
import type { ReactElement, Ref } from 'react'
import type { ColumnsMenuProps } from './columns-menu.tsx'
import { OWN_LOOK } from './look.ts'
import { RichDropDown } from './rich-drop-down.tsx'

interface RichColumnsMenuProps extends ColumnsMenuProps {
  button: (ref: Ref<HTMLButtonElement>) => ReactElement
}

/** The columns to tick, the one that stays, and the density. */
export function RichColumnsMenu(props: RichColumnsMenuProps) {
  const { choices, shown, name, look, setLook, button } = props
  const label = choices.find(({ key }) => key === name)?.label
  const toggle = (key: string, on: boolean) => {
    const colunas = choices.flatMap((one) =>
      (one.key === key ? on : shown.includes(one.key)) || one.key === name ? [one.key] : [],
    )
    setLook({ ...look, colunas })
  }
  return (
    <RichDropDown button={button} width={264} tall>
      <Menu.Label>Colunas na tela e no papel</Menu.Label>
      {choices.map(({ key, label: text }) => (
        <Menu.CheckboxItem
          key={key}
          checked={key === name || shown.includes(key)}
          disabled={key === name}
          onChange={(on) => toggle(key, on)}
        >
          {text}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      {label ? (
        <Menu.CheckboxItem checked={look.fixa} onChange={(fixa) => setLook({ ...look, fixa })}>
          Fixar {label}
        </Menu.CheckboxItem>
      ) : null}
      <Menu.RadioGroup
        value={look.compacta ? 'compacta' : 'confortavel'}
        onChange={(densidade) => setLook({ ...look, compacta: densidade === 'compacta' })}
      >
        <Menu.RadioItem value="confortavel" closeMenuOnClick={false}>
          Linhas confortáveis
        </Menu.RadioItem>
        <Menu.RadioItem value="compacta" closeMenuOnClick={false}>
          Linhas compactas
        </Menu.RadioItem>
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Item onClick={() => setLook(OWN_LOOK)}>Voltar ao padrão</Menu.Item>
    </RichDropDown>
  )
}
