/*
 * A browser of one window around Debian's WebKit, which WebKitWebDriver starts and remote-controls; run by `gjs`. WebKit's own
 * MiniBrowser forgets everything when it is automated, and cannot be made narrower than its tool bar.
 *
 * Its arguments: the folder of the profile, and the folder for downloads.
 */

imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gdk, GLib, Gtk, WebKit2: WebKit } = imports.gi;

const [profile, downloads] = ARGV;

function openView(context) {
  const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, settings });
  const window = new Gtk.Window({ default_width: 640, default_height: 360 });
  window.add(view);
  window.show_all();
  // Without a window manager nothing else gives the window the keyboard focus.
  window.get_window().focus(Gdk.CURRENT_TIME);
  view.connect('close', () => window.destroy());
  return view;
}

Gtk.init(null);
const manager = new WebKit.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const context = WebKit.WebContext.new_with_website_data_manager(manager);
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('webkitWindow');
  info.set_version(1, 0, 0);
  session.set_application_info(info);
  session.connect('create-web-view', () => openView(context));
});
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (_, name) => {
    download.set_destination(GLib.filename_to_uri(`${downloads}/${name}`, null));
    return true;
  });
});
new GLib.MainLoop(null, false).run();
