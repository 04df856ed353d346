import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { OptionList, optionId } from './option-list.tsx'
import type { Option } from './options.ts'
import { CloseOverlay, Overlay } from './overlay.tsx'
import { openOverlay } from './overlay-store.ts'
import classes from './palette.module.css'
import { PaletteFooter } from './palette-footer.tsx'
import { rememberOpened } from './recent.ts'
import { usePalette } from './use-palette.ts'

const LIST = 'paleta-opcoes'

/** What those who hear the screen are told of the list, and the others where there is none. */
function statusOf({ typed, options, waiting, nothing }: ReturnType<typeof usePalette>): string {
  if (nothing) return `Nada encontrado para “${typed}”.`
  if (waiting && options.length === 0) return 'Procurando…'
  if (typed === '' || options.length === 0) return ''
  return options.length === 1 ? '1 resultado' : `${options.length} resultados`
}

/** The window of Ctrl+K: one field that leads anywhere in the product. */
export function Palette() {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const palette = usePalette()
  const { text, typed, groups, options, at, markAt } = palette
  const current = options[at]

  const leave = (option: Option) => {
    rememberOpened(option)
    dialog.current?.close()
  }
  const moves: Record<string, () => void> = {
    ArrowDown: () => markAt(at + 1),
    ArrowUp: () => markAt(at - 1),
    Home: () => markAt(0),
    End: () => markAt(-1),
    Enter: () => {
      if (!current) return
      leave(current)
      void router.navigate(current.link)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    const move = plain && !event.nativeEvent.isComposing ? moves[event.key] : undefined
    if (!move) return
    event.preventDefault()
    move()
  }
  // With a key held, the link opens in another tab, and the window waits for more.
  const onClick = (option: Option, event: MouseEvent) =>
    event.ctrlKey || event.metaKey || event.shiftKey ? rememberOpened(option) : leave(option)

  return (
    <Overlay name="palette" ref={dialog} label="Pesquisar">
      <div className={`${shared.line} ${words.rigid} ${words.gap12} ${classes.field}`}>
        <Search size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label="Pesquisar telas, processos, convênios e secretarias"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? LIST : undefined}
          aria-activedescendant={current && optionId(LIST, at)}
          placeholder="Tela, processo, convênio ou secretaria"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => palette.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <CloseOverlay overlay={dialog} />
      </div>
      {typed === '' && (
        <p className={`${shared.note} ${words.rigid} ${classes.hint}`}>
          Digite uma parte do nome; acentos e maiúsculas não importam.
        </p>
      )}
      <p role="status" className={options.length > 0 ? shared.unseen : classes.status}>
        {statusOf(palette)}
      </p>
      {palette.error ? (
        <div className={`${words.rigid} ${classes.problem}`}>
          <Problem error={palette.error} onRetry={palette.retry} />
        </div>
      ) : null}
      {options.length > 0 && (
        <OptionList id={LIST} groups={groups} find={typed} at={at} onMark={markAt} onClick={onClick} />
      )}
      <PaletteFooter
        onHelp={() => {
          dialog.current?.close()
          void openOverlay('help')
        }}
      />
    </Overlay>
  )
}
