import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../ui/test/render-app.tsx'
import { FIGURES, figurePath } from './figures.ts'
import { Manual } from './manual.tsx'
import { CHAPTER_IDS, TITLES } from './titles.ts'

/** With its chapters, of which all but the first arrive later. */
async function renderManual() {
  await renderApp(<Manual />)
  await waitFor(() => expect(document.getElementById('administracao')).not.toBeNull(), { timeout: 10_000 })
}

describe('the manual', () => {
  it('has every chapter under its anchor, in the order of the index', async () => {
    await renderManual()
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ id }) => id)).toEqual(CHAPTER_IDS)
    expect(new Set(headings.map(({ id }) => id)).size).toBe(CHAPTER_IDS.length)
    const index = screen.getByRole('navigation', { name: 'Capítulos da ajuda' })
    const [list] = within(index).getAllByRole('list')
    const links = within(list as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(CHAPTER_IDS.map((id) => `#${id}`))
  })

  it('shows every picture once, with its words for those who do not see it', async () => {
    await renderManual()
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))
    expect(pictures.sort()).toEqual(Object.keys(FIGURES).map(figurePath).sort())
    for (const { alt, caption } of Object.values(FIGURES)) {
      expect(screen.getByAltText(alt)).toBeDefined()
      expect(screen.getByText(caption)).toBeDefined()
    }
  })

  it('says in every chapter who may do what, and steps on no level of headings', async () => {
    await renderManual()
    for (const title of Object.values(TITLES)) {
      const chapter = screen.getByRole('region', { name: title })
      expect(within(chapter).getByText('Quem pode:')).toBeDefined()
      expect(within(chapter).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
    }
  })
})
