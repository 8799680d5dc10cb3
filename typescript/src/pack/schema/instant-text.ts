import { timeOf } from "./conversions.ts";
import { refuse } from "./refuse.ts";

/** Sign, year, day and time, fraction of a second, offset: as ISO 8601 has an instant. */
const INSTANT = /^([+-]?)(\d{4,})(-\d\d-\d\d)(T\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i;

/** The text of a date, with milliseconds if there are any; years before 0 and from 10000 on have a sign, and no zeros in front. */
export function textOfDate(value: Date): string {
  return new Date(timeOf(value))
    .toISOString()
    .replace(".000Z", "Z")
    .replace(/^([+-])0*(\d{4})/, "$1$2");
}

export function dateOfText(text: string): Date {
  const [, sign, digits, day, time, fraction = "", offset] = INSTANT.exec(text) ?? refuse("an instant of ISO 8601", text);
  const date = (sign ? sign + digits!.padStart(6, "0") : digits!) + day;
  const value = new Date(date + time + fraction.slice(0, 4) + offset);
  const isOfCalendar = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2)); // engines take the 31st of any month
  return isOfCalendar && !Number.isNaN(value.getTime()) ? value : refuse("an instant that a Date has", text);
}
