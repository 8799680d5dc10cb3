// Bar charts of ratios as SVG.
import * as vega from 'vega'
import { compile } from 'vega-lite'

/** One bar a row with a rule at 1; `bars` are { label, ratio }. */
export async function ratioChart(title, bars) {
  const specification = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: { text: title, anchor: 'start' },
    width: 420,
    height: { step: 18 },
    data: { values: bars },
    layer: [
      {
        mark: { type: 'bar', height: 12 },
        encoding: {
          y: { field: 'label', type: 'nominal', sort: null, axis: { title: null, labelLimit: 300, ticks: false, domain: false } },
          x: { field: 'ratio', type: 'quantitative', axis: { title: 'time taken, lower is better', grid: false } },
          color: { condition: { test: 'datum.ratio <= 1', value: '#2a7f62' }, value: '#c8553d' },
        },
      },
      {
        mark: { type: 'text', align: 'left', dx: 4 },
        encoding: {
          y: { field: 'label', type: 'nominal', sort: null },
          x: { field: 'ratio', type: 'quantitative' },
          text: { field: 'ratio', type: 'quantitative', format: '.2f' },
        },
      },
      { mark: { type: 'rule', strokeDash: [4, 3] }, encoding: { x: { datum: 1 } } },
    ],
    config: { view: { stroke: null }, font: 'sans-serif' },
  }
  const view = new vega.View(vega.parse(compile(specification).spec), { renderer: 'none' })
  return view.toSVG()
}
